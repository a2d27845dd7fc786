import type { SaidToTable } from '@everdell/protocol';
import { Person } from '../../../test-support/online/person.ts';
import type { Attack, Scene } from '../scene.ts';
import { within } from '../waiting.ts';

/** Filling the chat of a table, with words and with what the table itself says of what somebody does. */
const TRIES = 120;
const ONLOOKERS = 12;
const LINES_EACH = 40;
/** So many lines one guest may cause at once, and so many more each second. */
const AT_ONCE = 30;
const EACH_SECOND = 2;
const SETTLE_MS = 500;

export const talk: Attack = {
  name: 'talk',
  says: 'flooding the chat by talking, sitting, leaving and proposing',
  async run(scene) {
    // Each at a table of its own, so nobody waits for the others.
    await Promise.all([
      flood(scene, 'saying', sayer),
      flood(scene, 'sitting down and getting up', fidget),
      flood(scene, 'leaving and coming back', deserter),
      flood(scene, 'proposing and withdrawing', proposer),
      chorus(scene),
      longLines(scene),
    ]);
  },
};

interface Stage {
  readonly table: string;
  readonly villain: Person;
  readonly host: Person;
}

/** Says one thing after the other; gives how many were carried out. */
type Nuisance = (stage: Stage, scene: Scene, tries: number) => Promise<number>;

async function stage(scene: Scene, isPlaying: boolean): Promise<Stage> {
  const { origins, ledger } = scene;
  const [host, villain] = await Promise.all(['Host', 'Villain'].map((name, i) => Person.arrive(origins[i], name)));
  const { table, links } = await host.makeTable({ setup: { players: 2, options: { firstPlayer: 1 } } });
  await villain.enter(table.id, links.invite);
  for (const person of [host, villain]) await person.follow(table.id);
  if (isPlaying) {
    await villain.say({ type: 'sit' });
    await host.say({ type: 'start' });
  }
  ledger.requests += 4;
  return { table: table.id, villain, host };
}

/** However it is done, the table hears of it only so often, and the one who does it is told to wait. */
async function flood(scene: Scene, what: string, nuisance: Nuisance): Promise<void> {
  const { ledger } = scene;
  const isPlaying = nuisance === deserter || nuisance === proposer;
  const at = await stage(scene, isPlaying);
  const before = at.host.table.chat.length;
  const began = performance.now();
  const tries = scene.times(TRIES, 60);
  const done = await nuisance(at, scene, tries);
  await within(SETTLE_MS, new Promise(() => undefined));
  const seconds = (performance.now() - began) / 1000;
  const lines = at.host.table.chat.length - before;
  const most = AT_ONCE + EACH_SECOND * seconds;
  ledger.expect(lines <= most, `by ${what} somebody put ${lines} lines into the chat in ${seconds.toFixed(1)} s`);
  ledger.expect(done > 0, `${what} was refused from the first time on`);
  ledger.expect(done < tries, `${tries} times ${what} was never too much`);
  const quiet = await at.host.table.say({ type: 'say', text: 'a word of the host' });
  ledger.messages++;
  ledger.expect(quiet.type === 'done', `by ${what} somebody kept the host from speaking: ${JSON.stringify(quiet)}`);
  at.host.leave();
  at.villain.leave();
}

/** Says it at once: the usual client waits when it is told to, and these people do not. */
async function rudely({ villain, table }: Stage, scene: Scene, message: SaidToTable): Promise<boolean> {
  const id = `rude${scene.ledger.requests}`;
  return (await scene.post(villain.origin, villain.token, { ...message, id, table })).type === 'done';
}

/** Says them in a row; gives how many were carried out. */
async function inARow(stage: Stage, scene: Scene, messages: readonly SaidToTable[]): Promise<number> {
  let done = 0;
  for (const message of messages) if (await rudely(stage, scene, message)) done++;
  return done;
}

const sayer: Nuisance = (at, scene, tries) =>
  inARow(
    at,
    scene,
    Array.from({ length: tries }, (_, i) => ({ type: 'say', text: `blah ${i}` })),
  );

const fidget: Nuisance = (at, scene, tries) =>
  inARow(
    at,
    scene,
    Array.from({ length: tries }, (_, i) => (i % 2 === 0 ? { type: 'sit' } : { type: 'leave' })),
  );

const deserter: Nuisance = (at, scene, tries) =>
  inARow(
    at,
    scene,
    Array.from({ length: tries }, (_, i) => (i % 2 === 0 ? { type: 'leave' } : { type: 'return' })),
  );

/** Asks for an undo that the game does not allow any more, and calls it off, again and again. */
const proposer: Nuisance = async (at, scene, tries) => {
  const { villain } = at;
  await closedUndo(at, scene);
  let done = 0;
  for (let i = 0; i < tries; i++) {
    const open = villain.table.info?.proposals.find(({ by }) => by === villain.seat);
    const version = villain.table.game?.version ?? 0;
    const message: SaidToTable =
      open === undefined
        ? { type: 'propose', proposal: { kind: 'undo', version } }
        : { type: 'vote', proposal: open.id, yes: false };
    if (!(await rudely(at, scene, message))) continue;
    done++;
    const isOpen = (): boolean => villain.table.info?.proposals.some(({ by }) => by === villain.seat) ?? false;
    await within(
      SETTLE_MS,
      villain.table.until(() => isOpen() === (open === undefined)),
    );
  }
  return done;
};

/** Both decide something: what the first one did can then be taken back only with the other's consent. */
async function closedUndo({ villain, host }: Stage, scene: Scene): Promise<void> {
  for (const { table } of [villain, host]) {
    await within(
      SETTLE_MS,
      table.until((now) => (now.game?.legal.length ?? 0) > 0),
    );
    while ((table.game?.legal.length ?? 0) > 0) {
      const { legal, version } = table.game!;
      await table.act(legal[0], version);
      scene.ledger.messages++;
      await within(
        SETTLE_MS,
        table.until((now) => (now.game?.version ?? 0) > version),
      );
      if (table === host.table) break;
    }
  }
}

/** Many onlookers talk at once: each of them within the limits of one. */
async function chorus(scene: Scene): Promise<void> {
  const { ledger, origins } = scene;
  const host = await Person.arrive(origins[0], 'Host');
  const { table, links } = await host.makeTable({ setup: { players: 2 } });
  await host.follow(table.id);
  const singers = await Promise.all(
    Array.from({ length: scene.times(ONLOOKERS, 3) }, (_, i) => Person.arrive(origins[i % 2], `Singer ${i}`)),
  );
  const began = performance.now();
  ledger.requests += 2 + singers.length;
  await Promise.all(
    singers.map(async (singer, i) => {
      await singer.enter(table.id, links.watch);
      for (let line = 0; line < LINES_EACH; line++) {
        const message = { type: 'say', id: `sing${line}`, table: table.id, text: `${i} sings ${line}` };
        await scene.post(singer.origin, singer.token, message);
      }
    }),
  );
  await within(SETTLE_MS, new Promise(() => undefined));
  const seconds = (performance.now() - began) / 1000;
  const most = singers.length * (AT_ONCE / 2 + EACH_SECOND * seconds);
  const { length } = host.table.chat;
  ledger.expect(
    length <= most,
    `${singers.length} onlookers put ${length} lines into the chat in ${seconds.toFixed(1)} s`,
  );
  host.leave();
}

async function longLines(scene: Scene): Promise<void> {
  const { villain, host, table } = await stage(scene, false);
  for (const text of ['x'.repeat(501), 'x'.repeat(15_000), ' ', '\u200b', '\n\n']) {
    const answer = await scene.post(villain.origin, villain.token, {
      type: 'say',
      id: `long${text.length}`,
      table,
      text,
    });
    scene.ledger.expect(answer.type === 'error', `a line of ${text.length} characters was taken`);
  }
  host.leave();
  villain.leave();
}
