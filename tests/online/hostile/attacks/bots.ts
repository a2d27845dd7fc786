import { Person } from '../../../test-support/online/person.ts';
import { isOver, mayDecide } from '../../../test-support/online/play.ts';
import type { Attack, Scene } from '../scene.ts';
import { inTurns, within } from '../waiting.ts';

/** Tables at which only bots are left must not take the bots' time from those where people wait. */
const TABLES = 300;
const PER_HOST = 25;
const TURNS = 12;
/** So long a bot may take that somebody waits for. */
const ANSWER_MS = 5000;
const DOWNLOAD_MS = 20_000;
const MOST_DOWNLOADS = 50;
/** Somebody is there who starts the tables; it takes so long at most. */
const FLOOD_MS = 60_000;

export const bots: Attack = {
  name: 'bots',
  says: 'hundreds of tables of bots only, beside a table where somebody waits for one',
  settings: { EVERDELL_BOT_PAUSE_MS: '0', EVERDELL_BOT_THREADS: '1', EVERDELL_BOT_THINK_MS: '1000' },
  async run(scene) {
    const { origins, ledger } = scene;
    const person = await Person.arrive(origins[0], 'Patience');
    const { table } = await person.makeTable({
      setup: { players: 2 },
      seats: [{ kind: 'host' }, { kind: 'bot', bot: 'wise' }],
    });
    await person.follow(table.id);
    await person.say({ type: 'start' });
    ledger.requests += 2;
    const flood = makeTables(scene);
    const downloads = download(scene, person, table.id, flood);
    await within(FLOOD_MS / 4, flood); // some of them are enough to begin with
    for (let turn = scene.times(TURNS, 3); turn > 0 && !isOver(person.table); turn--)
      if (!(await isAnswered(scene, person))) break;
    ledger.expect(await within(FLOOD_MS, flood), 'the tables of bots could not be made in time');
    ledger.expect(await within(FLOOD_MS, downloads), 'a download was not answered in time');
    person.leave();
  },
};

/** One decision; then the bot's answers till it is one's turn again. */
async function isAnswered(scene: Scene, person: Person): Promise<boolean> {
  const { ledger, lag } = scene;
  const { table } = person;
  const isMine = (): boolean => isOver(table) || mayDecide(table);
  for (;;) {
    const { version } = table.game!;
    if (isMine()) break;
    const began = performance.now();
    const moved = table.until(({ game }) => isMine() || (game?.version ?? 0) > version);
    let isThere = await within(ANSWER_MS, moved);
    while (!isThere && lag.tookSince(began) < ANSWER_MS) isThere = await within(ANSWER_MS / 10, moved);
    if (!ledger.expect(isThere, `a bot did not answer somebody who is there within ${ANSWER_MS} ms`)) return false;
  }
  if (isOver(table)) return true;
  const { version, legal } = table.game!;
  const answer = await table.act(scene.chance(`turn/${version}`).of(legal), version);
  ledger.messages++;
  ledger.expect(answer.type === 'done', `a legal move was refused: ${JSON.stringify(answer).slice(0, 200)}`);
  await within(
    ANSWER_MS,
    table.until(({ game }) => (game?.version ?? 0) > version),
  );
  return true;
}

/** Tables whose only player leaves them to a bot. The server may refuse them, with words. */
async function makeTables(scene: Scene): Promise<void> {
  const { origins, ledger } = scene;
  const number = scene.times(TABLES, 30);
  const hosts = await Promise.all(
    Array.from({ length: Math.ceil(number / PER_HOST) }, (_, i) => Person.arrive(origins[i % 2], `Idler ${i}`)),
  );
  ledger.requests += hosts.length;
  const began = performance.now();
  await inTurns(
    Array.from({ length: number }, (_, i) => hosts[i % hosts.length]),
    6,
    async (host) => {
      if (performance.now() - began < FLOOD_MS) await botsOnly(scene, host);
    },
  );
}

async function botsOnly(scene: Scene, { origin, token }: Person): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const seats = [{ kind: 'host' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'wise' }))];
  const body = JSON.stringify({ setup: { players: 4 }, seats });
  const made = await scene.ask(origin, { method: 'POST', path: '/api/tables', headers, body });
  if (made.status !== 201) return;
  const { id: table } = (JSON.parse(made.body) as { table: { id: string } }).table;
  for (const message of [{ type: 'start' }, { type: 'leave' }, { type: 'replace', seat: 0, bot: 'wise' }])
    await scene.post(origin, token, { ...message, id: message.type, table });
}

/** Is answered with the game or refused with words, never left without. */
async function download(scene: Scene, { origin, token }: Person, table: string, flood: Promise<void>): Promise<void> {
  const { ledger } = scene;
  const ask = async (): Promise<void> => {
    const headers = { authorization: `Bearer ${token}` };
    const { status, body } = await scene.ask(origin, { method: 'GET', path: `/api/tables/${table}/game`, headers });
    ledger.expect(status === 200 || body.includes('"type":"error"'), `a download got ${status} ${body.slice(0, 100)}`);
  };
  const flooding = { is: true };
  void flood.finally(() => (flooding.is = false));
  for (let i = 0; i < MOST_DOWNLOADS && flooding.is; i++)
    if (!ledger.expect(await within(DOWNLOAD_MS, ask()), `a download was not answered within ${DOWNLOAD_MS} ms`))
      return;
}
