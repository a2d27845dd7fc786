import { seededRandom } from '@everdell/ai';
import { createGame, dealSeed, textOf, type Fairness, type LogEntry } from '@everdell/game';
import { download, tableInfo, type GameInfo } from '@everdell/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from '../test-support/online/person.ts';
import { dice, fixDeal, play, seatedTable, type SeatedTable } from '../test-support/online/play.ts';
import { readAll, Truth, type Told } from '../test-support/online/secrecy/spy.ts';
import { startWorld, troubles, type World } from '../test-support/online/world.ts';

/** Every byte that players and spectators get is kept and judged by how the game really was. */

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dora'];
const CHAT = 'I whisper of toadstools';
const WORD = 'glowworm';

interface Viewer {
  readonly person: Person;
  readonly seat: number | null;
  readonly told: Told;
}

interface WatchedGame {
  readonly table: SeatedTable;
  readonly viewers: readonly Viewer[];
  readonly truth: Truth;
  /** The secret of the deal, what was dealt from it, and words of the players. */
  readonly secrets: readonly string[];
  /** Tokens, and secrets of links. */
  readonly keys: readonly string[];
  readonly done: Readonly<Record<string, number>>;
}

/** A random game in which everything happens that makes the server talk. */
async function watchedGame(players: number): Promise<WatchedGame> {
  const setup = { players };
  const table = await seatedTable(world.origin, NAMES.slice(0, players), { setup }, (made) =>
    fixDeal(world.store, made, `${players}`.repeat(64)),
  );
  const { people, links, id } = table;
  const watcher = await Person.arrive(world.origin, 'Wim');
  await watcher.enter(id, links.watch);
  await watcher.follow(id);
  for (const [i, person] of people.entries()) {
    await person.say({ type: 'word', word: `${WORD}${i}` });
    agreeable(person);
  }
  await people[0].say({ type: 'start' });
  const doings = new Doings(`secrecy/${players}`, table, watcher);
  const script = {
    choose: dice(`secrecy/${players}`),
    before: (person: Person, game: GameInfo) => doings.some(person, game),
  };
  await Promise.all([
    ...people.map((person) => play(person, script)),
    watcher.table.until(({ game }) => (game?.result ?? null) !== null),
  ]);
  const all = [...people, watcher];
  for (const person of all) person.leave();
  const { doc } = (await world.store.table(id))!;
  const { secret } = doc as { secret: string };
  const words = people.map((_, i) => `${WORD}${i}`);
  const entries = await world.store.entries(id, 0);
  const seed = dealSeed(secret, words);
  return {
    table,
    viewers: all.map((person) => ({ person, seat: person.seat, told: readAll(person.heard) })),
    truth: new Truth(
      createGame(setup),
      seed,
      entries.map(({ body }) => body as LogEntry),
    ),
    secrets: [secret, seed, JSON.stringify(seed).slice(1, -1), ...words],
    keys: [...all.map(({ token }) => token), links.invite!, links.watch!, ...Object.values(links.seats ?? {})],
    done: doings.done,
  };
}

/** Votes on whatever is proposed, mostly for it. */
function agreeable(person: Person): void {
  const voted = new Set<string>();
  person.table.onChange(() => {
    for (const { id, voters } of person.table.info?.proposals ?? []) {
      if (voted.has(id) || !voters.includes(person.seat ?? -1)) continue;
      voted.add(id);
      void person.table.vote(id, voted.size % 4 !== 0);
    }
  });
}

/** What people do besides deciding. */
class Doings {
  readonly done: Record<string, number> = {};
  readonly #random: () => number;
  readonly #table: SeatedTable;
  readonly #watcher: Person;
  #asked = 0;

  constructor(seed: string, table: SeatedTable, watcher: Person) {
    this.#random = seededRandom(seed);
    this.#table = table;
    this.#watcher = watcher;
  }

  async some(person: Person, game: GameInfo): Promise<void> {
    const often = game.undo?.possible === true ? (['undo', 'undo', 'undo', 'undo', 'undo'] as const) : [];
    const kinds = ['chat', 'stale', 'illegal', 'reconnect', 'anew', 'download', 'consent', ...often] as const;
    const kind = kinds.at(Math.floor(this.#random() * 24));
    if (kind === undefined) return;
    if (await this[kind](person, game)) this.done[kind] = (this.done[kind] ?? 0) + 1;
  }

  async chat(person: Person): Promise<boolean> {
    await person.say({ type: 'say', text: `${CHAT} ${this.#random()}` });
    return true;
  }

  async stale(person: Person, { version, legal }: GameInfo): Promise<boolean> {
    if (version === 0) return false;
    const answer = await person.table.act(legal[0], version - 1);
    expect(answer).toMatchObject({ code: 'action/stale_version' });
    return true;
  }

  /** Asks for cards of the deck and of other hands. */
  async illegal(person: Person, { version, view }: GameInfo): Promise<boolean> {
    const hidden = [...view.cardOf.keys()].filter((uid) => view.cardOf[uid] < 0);
    for (let i = 0; i < 4; i++) {
      const card = hidden[Math.floor(this.#random() * hidden.length)];
      const answer = await person.table.act(i % 2 === 0 ? { t: 'play', card } : { t: 'visit', place: card }, version);
      expect(answer).toMatchObject({ code: 'action/illegal' });
      if (answer.type === 'error') expect(answer.reason!.params).not.toHaveProperty('card');
    }
    return true;
  }

  async reconnect(person: Person): Promise<boolean> {
    await Promise.all([person.comeBack(), this.#watcher.comeBack()]);
    return true;
  }

  /** Another device that knows nothing yet. */
  async anew(person: Person): Promise<boolean> {
    for (const one of [person, this.#watcher]) {
      const twin = await one.twin().follow(this.#table.id);
      twin.leave();
      one.heard.push(...twin.heard);
    }
    return true;
  }

  async download(): Promise<boolean> {
    for (const one of [...this.#table.people, this.#watcher]) {
      await download(one.site, this.#table.id);
      await tableInfo(one.site, this.#table.id);
    }
    return true;
  }

  async undo(person: Person, { undo, version }: GameInfo): Promise<boolean> {
    if (undo?.possible !== true) return false;
    await person.table.undo();
    await person.table.until(({ game }) => game!.version > version);
    return true;
  }

  async consent(person: Person, { undo, version }: GameInfo): Promise<boolean> {
    if (undo?.possible !== false || this.#asked++ > 8) return false;
    const answer = await person.table.proposeUndo(version);
    if (answer.type === 'error') return false;
    await person.table.until(({ chat }) => /^undo-(agreed|declined)$/.test(chat.at(-1)?.note?.code ?? ''));
    await person.table.until(({ info }) => info!.proposals.length === 0);
    return true;
  }
}

/** What of this is somewhere in the text; the text itself is too long for anybody to read. */
function found(text: string, parts: readonly string[]): string[] {
  return parts.filter((part) => text.includes(part));
}

describe.each([2, 3, 4])('a game of %i, by the bytes that everybody got', (players) => {
  let game: WatchedGame;
  beforeAll(async () => {
    game = await watchedGame(players);
  });

  test('was a lively one', () => {
    for (const kind of ['chat', 'stale', 'illegal', 'reconnect', 'anew', 'download', 'undo', 'consent'])
      expect(game.done[kind], kind).toBeGreaterThan(0);
    for (const { told } of game.viewers) {
      expect(told.games.length).toBeGreaterThan(50);
      expect(told.replays.length).toBeGreaterThan(0);
    }
  });

  test('nobody learned a hidden card, or what another has to decide', () => {
    for (const { seat, told } of game.viewers) {
      expect(told.games.flatMap((info) => game.truth.wrongGame(info, seat)).slice(0, 5)).toEqual([]);
      for (const replay of told.replays) {
        expect(replay.viewer).toBe(seat);
        expect(game.truth.wrongReplay(replay).slice(0, 5)).toEqual([]);
      }
    }
  });

  test('nobody learned what the cards were dealt from before the game was over', () => {
    for (const { told } of game.viewers) {
      const fields = ['rng', 'dice', 'seed', 'words', 'holders', 'request', 'link'].map((field) => `"${field}"`);
      expect(found(told.bytes, [...game.secrets, ...fields])).toEqual([]);
      const { fairness } = told.games.at(-1)!.result as { fairness: Fairness };
      expect(fairness.secret).toBe(game.secrets[0]);
    }
  });

  test('nobody learned the keys of the others', () => {
    const { people, links } = game.table;
    for (const { person } of game.viewers) {
      const bytes = person.heard.join('\n');
      const others = [...people.filter((other) => other !== person).flatMap(({ token, guest }) => [token, guest])];
      if (person !== people[0]) others.push(links.invite!, links.watch!, ...Object.values(links.seats ?? {}));
      expect(found(bytes, others)).toEqual([]);
    }
  });

  test('the log of the server tells nothing of it', () => {
    const log = world.log.join('');
    expect(found(log, [game.table.id])).toHaveLength(1);
    expect(found(log, [...game.secrets, ...game.keys, CHAT])).toEqual([]);
    const { designs } = createGame({ players }).rules;
    const text = textOf(createGame({ players }), 'en');
    const names = designs.flatMap(({ id }) => [`"${id}"`, text.name(id)]);
    expect(names.filter((name) => new RegExp(`(?<!\\w)${name}(?!\\w)`).test(log))).toEqual([]);
    expect(troubles(world.log)).toEqual([]);
  });
});
