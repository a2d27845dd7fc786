import { expect, test, vi } from 'vitest';
import { claimByAsking } from './claim.ts';

test('a game that nobody plays can be claimed', async () => {
  const claim = await claimByAsking('a', false, vi.fn());
  expect(claim).not.toBeNull();
  claim!.release();
});

test('a game that is played elsewhere is left alone', async () => {
  const taken = vi.fn();
  const first = await claimByAsking('b', false, taken);
  expect(await claimByAsking('b', false, vi.fn())).toBeNull();
  expect(taken).not.toHaveBeenCalled();
  first!.release();
  const second = await claimByAsking('b', false, vi.fn());
  expect(second).not.toBeNull();
  second!.release();
});

test('whoever takes it over has it, and the other one is told', async () => {
  const taken = vi.fn();
  const first = await claimByAsking('c', false, taken);
  const second = await claimByAsking('c', true, vi.fn());
  await vi.waitFor(() => expect(taken).toHaveBeenCalledTimes(1));
  expect(await claimByAsking('c', false, vi.fn())).toBeNull();
  first!.release(); // nothing is left to release
  second!.release();
});

test('other games do not matter', async () => {
  const one = await claimByAsking('d', false, vi.fn());
  const other = await claimByAsking('e', false, vi.fn());
  expect(other).not.toBeNull();
  one!.release();
  other!.release();
});
