import { Person } from '../../../test-support/online/person.ts';
import { pause } from '../../kills/chance.ts';
import { Health } from '../health.ts';
import type { Attack, Scene } from '../scene.ts';
import { inTurns, within } from '../waiting.ts';
import { FRAME, frame, Wire } from '../wire.ts';

/** Frames by the million, connections that say nothing, frames that are none. */
const FLOOD_BYTES = 18_000_000;
const MANY = 20;
const BURST_BYTES = 65_536;
/** Whoever floods is cut off within this time. */
const CUT_MS = 3000;
const LONGEST_FLOOD_MS = 20_000;
const HELD = 150;
const SLOW = 20;
const HOLD_MS = 3000;
const KNOCKS = 300;
const MOST_GROWTH = 256 * 1024 * 1024;

export const floods: Attack = {
  name: 'floods',
  says: 'pings, pongs, texts and fragments by the million; idle, slow and broken connections',
  settings: { EVERDELL_MESSAGES_PER_SECOND: '20' },
  async run(scene) {
    const villain = await Person.arrive(scene.origins[0], 'Villain');
    scene.ledger.requests++;
    const health = new Health(scene);
    const before = await memoryOf(scene);
    try {
      for (const [what, bytes] of floodsOf()) {
        health.during(`a flood of ${what}`);
        await flood(scene, villain.token, what, bytes, scene.times(FLOOD_BYTES, 2_000_000));
        health.during(`floods of ${what} on ${MANY} sockets`);
        const share = scene.times(FLOOD_BYTES, 2_000_000) / MANY;
        await Promise.all(Array.from({ length: MANY }, () => flood(scene, villain.token, what, bytes, share)));
      }
      health.during('broken frames');
      await brokenFrames(scene, villain.token);
      health.during('upgrades without a token');
      await knock(scene);
      health.during('connections that say nothing');
      await hold(scene, villain);
    } finally {
      await health.stop();
    }
    const growth = (await memoryOf(scene)) - before;
    scene.ledger.expect(growth < MOST_GROWTH, `after the floods the server holds ${growth >> 20} MB more than before`);
  },
};

function floodsOf(): [string, Buffer][] {
  const ping = JSON.stringify({ type: 'ping', id: 'p' });
  return [
    ['pings', frame(FRAME.ping)],
    ['pings with a load', frame(FRAME.ping, 'x'.repeat(125))],
    ['pongs', frame(FRAME.pong)],
    ['pongs with a load', frame(FRAME.pong, 'x'.repeat(125))],
    ['messages', frame(FRAME.text, ping)],
    ['texts that are no messages', frame(FRAME.text, '{')],
    ['binary frames', frame(FRAME.binary, 'x')],
    ['fragments of nothing', frame(FRAME.more, '', { fin: false })],
  ];
}

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** Sends frames till the connection is cut; it has to be soon. */
async function flood(scene: Scene, token: string, what: string, one: Buffer, bytes: number): Promise<void> {
  const { ledger, lag, origins } = scene;
  const wire = await Wire.upgrade(scene.chance(what).of(origins), bearer(token));
  if (!ledger.expect(wire.status === 101, `a socket was refused with ${wire.status}`)) return;
  const each = Math.ceil(BURST_BYTES / one.length);
  const burst = Buffer.concat(Array.from({ length: each }, () => one));
  if (what.startsWith('fragments')) wire.socket.write(frame(FRAME.text, '{', { fin: false }));
  const began = performance.now();
  for (let sent = 0; sent < bytes && wire.isOpen && lag.tookSince(began) < LONGEST_FLOOD_MS; sent += burst.length) {
    ledger.frames += each;
    if (!wire.socket.write(burst)) await within(CUT_MS, Promise.race([drained(wire), wire.closed]));
  }
  while (wire.isOpen && lag.tookSince(began) < CUT_MS) await within(100, wire.closed);
  ledger.expect(
    !wire.isOpen && lag.tookSince(began) < 2 * CUT_MS,
    `a flood of ${what} was not cut off within ${CUT_MS} ms`,
  );
  wire.close();
}

function drained({ socket }: Wire): Promise<void> {
  return new Promise((resolve) => {
    socket.once('drain', resolve);
  });
}

/** Each closes its connection, with one of these codes if with any. */
async function brokenFrames(scene: Scene, token: string): Promise<void> {
  const { ledger, origins } = scene;
  const text = (body: string, options = {}): Buffer => frame(FRAME.text, body, options);
  const fragments = Array.from({ length: 80 }, () => frame(FRAME.more, 'x'.repeat(1000), { fin: false }));
  const crumbs = Array.from({ length: 70_000 }, () => frame(FRAME.more, 'x', { fin: false }));
  const cases: readonly (readonly [string, readonly number[], Buffer])[] = [
    ['a giant frame', [1009], text('', { length: 1n << 40n })],
    ['a frame larger than numbers', [1009, 1002], text('', { length: (1n << 63n) - 1n })],
    ['a frame of 100 KB', [1009], text('x'.repeat(100_000))],
    ['fragments of 80 KB', [1009, 1008], Buffer.concat([text('{', { fin: false }), ...fragments])],
    ['fragments of a byte each', [1009, 1008], Buffer.concat([text('{', { fin: false }), ...crumbs])],
    ['a compressed frame', [1002], text('x', { compressed: true })],
    ['a frame without a mask', [1002], text('{}', { masked: false })],
    ['a kind of frame that there is not', [1002], frame(3, 'x')],
    ['a control frame that there is not', [1002], frame(11, 'x')],
    ['a long ping', [1002], frame(FRAME.ping, 'x'.repeat(126))],
    ['half a ping', [1002], frame(FRAME.ping, 'x', { fin: false })],
    ['an end without a beginning', [1002], frame(FRAME.more, 'x')],
    ['a beginning within another', [1002], Buffer.concat([text('x', { fin: false }), text('x')])],
    ['a text that is none', [1007], frame(FRAME.text, Buffer.from([0xff, 0xfe, 0xc0]))],
    ['a close without a reason', [1002, 1005], frame(FRAME.close, 'x')],
    ['a close with a reason that there is not', [1002], frame(FRAME.close, Buffer.from([0x03, 0xee]))],
  ];
  for (const [what, codes, bytes] of cases) {
    const wire = await Wire.upgrade(scene.chance(what).of(origins), bearer(token));
    ledger.expect(wire.status === 101, `a socket was refused with ${wire.status}`);
    wire.socket.write(bytes);
    ledger.frames++;
    ledger.expect(await within(CUT_MS, wire.closed), `${what} did not close the connection within ${CUT_MS} ms`);
    ledger.expect(wire.code === 0 || codes.includes(wire.code), `${what} closed the connection with ${wire.code}`);
    wire.close();
  }
  const offer = { ...bearer(token), 'sec-websocket-extensions': 'permessage-deflate; client_max_window_bits' };
  const wire = await Wire.upgrade(origins[0], offer);
  ledger.frames++;
  ledger.expect(!/permessage-deflate/i.test(wire.head), 'the server takes compressed frames');
  wire.close();
}

/** Upgrades that are refused, many at a time. */
async function knock(scene: Scene): Promise<void> {
  const { ledger, origins } = scene;
  const cases: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['no token', {}],
    ['a false token', bearer('A'.repeat(32))],
    ['half a token', bearer('A')],
    ['a false cookie', { cookie: `everdell_guest=${'A'.repeat(32)}` }],
  ];
  const all = Array.from({ length: scene.times(KNOCKS, 20) }, (_, i) => cases[i % cases.length]);
  await inTurns(all, 20, async ([what, headers]) => {
    const wire = await Wire.upgrade(scene.chance(what).of(origins), headers);
    ledger.requests++;
    ledger.expect([401, 403].includes(wire.status), `an upgrade with ${what} got ${wire.status}`);
    wire.close();
  });
}

/** Connections that are held: silent ones, half a request, and sockets that read nothing of what they asked for. */
async function hold(scene: Scene, villain: Person): Promise<void> {
  const { ledger, origins } = scene;
  const { table } = await villain.makeTable({
    setup: { players: 2 },
    seats: [{ kind: 'host' }, { kind: 'bot', bot: 'random' }],
  });
  await villain.follow(table.id);
  await villain.say({ type: 'start' });
  const silent = await Promise.all(
    Array.from({ length: scene.times(HELD, 20) }, async (_, i) => {
      const wire = await Wire.connect(origins[i % 2]);
      if (i % 2 === 1) wire.socket.write('GET /api/socket HTTP/1.1\r\nHost: exa');
      return wire;
    }),
  );
  const slow = await Promise.all(
    Array.from({ length: scene.times(SLOW, 4) }, async () => {
      const wire = await Wire.upgrade(origins[0], bearer(villain.token));
      wire.socket.pause();
      wire.socket.write(frame(FRAME.text, JSON.stringify({ type: 'open', id: 'slow', table: table.id })));
      return wire;
    }),
  );
  ledger.frames += silent.length + slow.length;
  const until = performance.now() + HOLD_MS;
  while (performance.now() < until) {
    const { game } = villain.table;
    if (game !== undefined && game.legal.length > 0) {
      const answer = await villain.table.act(scene.chance(`hold/${game.version}`).of(game.legal), game.version);
      ledger.messages++;
      scene.known(answer);
    }
    await pause(100);
  }
  const fresh = await Wire.upgrade(origins[0], bearer(villain.token));
  ledger.expect(fresh.status === 101, `while others hold connections a socket was refused with ${fresh.status}`);
  for (const wire of [...silent, ...slow, fresh]) wire.close();
  villain.leave();
}

/** Bytes that the servers have in memory, all together. */
async function memoryOf(scene: Scene): Promise<number> {
  let sum = 0;
  for (const origin of new Set(scene.origins)) {
    const { body } = await scene.ask(origin, { method: 'GET', path: '/metrics' });
    sum += Number(/^process_resident_memory_bytes(?:\{[^}]*\})? (\S+)/m.exec(body)?.[1] ?? Number.NaN);
  }
  return sum;
}
