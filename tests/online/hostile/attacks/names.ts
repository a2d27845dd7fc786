import type { Answer } from '@everdell/protocol';
import { RawLine } from '../../../test-support/online/hostile/attacker.ts';
import { Person } from '../../../test-support/online/person.ts';
import { pause } from '../../kills/chance.ts';
import { hasTrick, INVISIBLE, looksOf, LOOK_ALIKES, TRICKY, written } from '../lookAlikes.ts';
import type { Attack, Scene } from '../scene.ts';

/** Names that deceive, ids that come back with something else, and guests who have logged out. */
const LONGEST = 40;
const LOGOUTS = 10;
const IDS = 10;
/** Another server may have to hear of it first. */
const SOON_MS = 2000;

export const names: Attack = {
  name: 'names',
  says: 'names that deceive, ids used again for something else, tokens after logging out',
  async run(scene) {
    await deceive(scene);
    await pretend(scene);
    for (let i = scene.times(IDS, 2); i > 0; i--) await useIdsAgain(scene, i);
    for (let i = scene.times(LOGOUTS, 2); i > 0; i--) await logOut(scene, i);
  },
};

const JSON_BODY = { 'content-type': 'application/json' };
const bearer = (token: string): Record<string, string> => ({ ...JSON_BODY, authorization: `Bearer ${token}` });

/** A name that is taken shows something, is short, and has nothing in it that cannot be seen. */
async function deceive(scene: Scene): Promise<void> {
  const { ledger, origins } = scene;
  const long = ['x'.repeat(41), 'x'.repeat(4000), '\u{1F98A}'.repeat(41), 'e\u0301'.repeat(100)];
  for (const name of [...INVISIBLE, ...TRICKY, ...long]) {
    const body = JSON.stringify({ name, token: true });
    const { status, body: said } = await scene.ask(origins[0], {
      method: 'POST',
      path: '/api/guests',
      headers: JSON_BODY,
      body,
    });
    ledger.checks++;
    if (status >= 400) continue;
    const { guest } = JSON.parse(said) as { guest: { name: string } };
    if (looksOf(guest.name) === '') ledger.fault(`the name ${written(name)} was taken and shows nothing`);
    if (hasTrick(guest.name)) ledger.fault(`the name ${written(name)} was taken with what cannot be seen in it`);
    if (guest.name.length > LONGEST)
      ledger.fault(`the name ${written(name)} was taken with ${guest.name.length} characters`);
  }
}

/** Nobody at a table looks like somebody else there, neither at a seat nor in the chat. */
async function pretend(scene: Scene): Promise<void> {
  const { ledger, origins } = scene;
  for (const name of LOOK_ALIKES) {
    const body = JSON.stringify({ name, token: true });
    const made = await scene.ask(origins[1], { method: 'POST', path: '/api/guests', headers: JSON_BODY, body });
    if (made.status >= 400) continue;
    const { token } = JSON.parse(made.body) as { token: string };
    const ana = await Person.arrive(origins[0], 'Ana');
    const { table, links } = await ana.makeTable({ setup: { players: 3 } });
    await ana.follow(table.id);
    ledger.requests += 2;
    const enter = { method: 'POST', path: `/api/tables/${table.id}/enter`, headers: bearer(token) };
    await scene.ask(origins[1], { ...enter, body: JSON.stringify({ secret: links.invite }) });
    const spoke = await scene.post(origins[1], token, { type: 'say', id: 'chat', table: table.id, text: 'I am Ana' });
    if (spoke.type === 'done') {
      await ana.table.until(({ chat }) => chat.some(({ text }) => text === 'I am Ana'));
      const line = ana.table.chat.find(({ text }) => text === 'I am Ana')!;
      ledger.expect(looksOf(line.name) !== 'ana', `an onlooker with the name ${written(name)} speaks as a player`);
    }
    await scene.post(origins[1], token, { type: 'sit', id: 'sit', table: table.id });
    await scene.post(origins[1], token, { type: 'rename', id: 'rename', table: table.id, name });
    const shown = await scene.ask(origins[1], {
      method: 'GET',
      path: `/api/tables/${table.id}`,
      headers: bearer(token),
    });
    const { seats } = (JSON.parse(shown.body) as { table: { seats: readonly { name: string }[] } }).table;
    const same = seats.filter((seat) => looksOf(seat.name) === 'ana').length;
    ledger.expect(same < 2, `two seats look like Ana: the other one is called ${written(name)}`);
    ana.leave();
  }
}

/** An id that was used says nothing about another message: it is not carried out, and not called done. */
async function useIdsAgain(scene: Scene, round: number): Promise<void> {
  const { ledger, origins } = scene;
  const person = await Person.arrive(origins[0], 'Twice');
  const { table } = await person.makeTable({ setup: { players: 2 } });
  ledger.requests += 2;
  const say = (where: number, text: string): Promise<Answer> =>
    scene.post(origins[where], person.token, { type: 'say', id: 'again', table: table.id, text });
  const first = await say(0, 'the first');
  ledger.expect(first.type === 'done', `a line was refused: ${JSON.stringify(first)}`);
  ledger.expect((await say(0, 'the first')).type === 'done', 'the same message again was refused');
  for (const where of [0, 1]) {
    const other = await say(where, `another ${round}`);
    ledger.expect(other.type === 'error', 'another line under the same id was called done');
  }
  const word = await scene.post(origins[0], person.token, { type: 'word', id: 'again', table: table.id, word: 'moss' });
  ledger.expect(word.type === 'error', 'a message of another kind under the same id was called done');
}

/** The way out is for good, on every server. */
async function logOut(scene: Scene, round: number): Promise<void> {
  const { ledger, origins } = scene;
  const made = await Person.arrive(origins[0], 'Gone');
  const { token } = made;
  ledger.requests++;
  const headers: Record<string, string> =
    round % 2 === 0 ? { authorization: `Bearer ${token}` } : { cookie: `everdell_guest=${token}` };
  const me = { method: 'GET', path: '/api/me', headers: { authorization: `Bearer ${token}` } };
  for (const origin of origins) {
    const before = await scene.ask(origin, me);
    ledger.expect(before.status === 200, `a guest got ${before.status} for /api/me`);
  }
  const page = { ...headers, origin: origins[0] };
  const out = await scene.ask(origins[0], { method: 'DELETE', path: '/api/session', headers: page });
  ledger.expect(out.status === 204, `logging out got ${out.status}`);
  const here = await scene.ask(origins[0], me);
  ledger.expect(here.status === 401, `after logging out the token is still good (${here.status})`);
  const began = performance.now();
  let there = await scene.ask(origins[1], me);
  while (there.status !== 401 && performance.now() - began < SOON_MS) {
    await pause(100);
    there = await scene.ask(origins[1], me);
  }
  ledger.expect(there.status === 401, 'after logging out the token is still good on the other server');
  const line = await RawLine.open(origins[0], { authorization: `Bearer ${token}` }).catch(() => undefined);
  line?.close();
  ledger.expect(line === undefined, 'after logging out a socket still opens with the token');
}
