import type { Refusal } from '@everdell/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RawHttp, RawLine, type Reply } from '../test-support/online/hostile/attacker.ts';
import type { Person } from '../test-support/online/person.ts';
import { seatedTable } from '../test-support/online/play.ts';
import { startWorld, usualLimits, type World } from '../test-support/online/world.ts';

/** What one address may do with the settings as they come. */

let world: World;
let http: RawHttp;
let people: readonly Person[];
beforeAll(async () => {
  world = await startWorld(usualLimits());
  http = new RawHttp(world.origin);
  ({ people } = await seatedTable(world.origin, ['Ana', 'Ben'], { setup: { players: 2 } }));
});
afterAll(async () => {
  http.close();
  await world.close();
});

function refusalIn({ body }: Reply): Refusal {
  return JSON.parse(body) as Refusal;
}

async function times(number: number, ask: () => Promise<Reply>): Promise<Reply[]> {
  return Promise.all(Array.from({ length: number }, ask));
}

/** Tries until one is refused; gives how many were not. */
async function untilTooMany(most: number, ask: () => Promise<Reply>): Promise<number> {
  const replies = await times(most, ask);
  const refused = replies.filter(({ status }) => status === 429);
  for (const reply of refused) {
    expect(refusalIn(reply).code).toBe('message/too_fast');
    expect(refusalIn(reply).retryAfter).toBeGreaterThan(0);
  }
  return most - refused.length;
}

describe('the usual limits', () => {
  test('a flood over one socket is refused, then the socket is closed; others do not notice', async () => {
    const [ana, ben] = people;
    const line = await RawLine.open(world.origin, { authorization: `Bearer ${ana.token}` });
    for (let i = 0; i < 2000; i++) line.socket.send(JSON.stringify({ type: 'ping', id: `p${i}` }));
    expect(await line.closed).toBe(1008);
    const answers = await line.answers(2000);
    const codes = answers.map((answer) => (answer === 'bye' ? 'bye' : answer.type === 'error' ? answer.code : 'done'));
    expect(codes.filter((code) => code === 'message/too_fast').length).toBeGreaterThan(10);
    expect(codes.at(-1)).toBe('bye');
    expect(codes.length).toBeLessThan(200);
    expect(await ben.table.say({ type: 'say', text: 'quiet here' })).toMatchObject({ type: 'done' });
    await ana.table.until(({ chat }) => chat.at(-1)?.text === 'quiet here');
  });

  test('of sockets and streams', async () => {
    const headers = { authorization: `Bearer ${people[0].token}` };
    const lines: RawLine[] = [];
    const refusals: string[] = [];
    const opened = async (): Promise<boolean> => {
      try {
        return lines.push(await RawLine.open(world.origin, headers)) > 0;
      } catch (error) {
        refusals.push((error as Error).message);
        return false;
      }
    };
    while (lines.length < 60 && (await opened()));
    expect(lines).toHaveLength(50 - people.length);
    expect(refusals).toEqual([expect.stringContaining('503')]);
    const stream = await http.ask({ method: 'GET', path: `/api/tables/${people[0].table.id}/stream`, headers });
    expect([stream.status, refusalIn(stream).code]).toEqual([503, 'server/busy']);
    lines[0].close();
    await expect.poll(opened).toBe(true);
    for (const line of lines) line.close();
  });

  test('of new guests, new tables and requests a minute', async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${people[0].token}` };
    const guest = { method: 'POST', path: '/api/guests', headers, body: JSON.stringify({ name: 'Eve' }) };
    expect(await untilTooMany(25, () => http.ask(guest))).toBe(20 - people.length);
    const table = { method: 'POST', path: '/api/tables', headers, body: JSON.stringify({ setup: { players: 2 } }) };
    expect(await untilTooMany(15, () => http.ask(table))).toBe(10 - 1);
    const others = await untilTooMany(1250, () => http.ask({ method: 'GET', path: '/api/tables' }));
    expect(others).toBeGreaterThan(1100);
    expect(others).toBeLessThanOrEqual(1200);
    const health = await http.ask({ method: 'GET', path: '/health' });
    expect(health.status).toBe(200);
  });
});
