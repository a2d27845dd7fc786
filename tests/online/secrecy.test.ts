import { createGame, dealSeed, textOf, type Fairness, type LogEntry } from '@everdell/game';
import type { GameInfo } from '@everdell/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from '../test-support/online/person.ts';
import { dice, fixDeal, play, seatedTable, type SeatedTable } from '../test-support/online/play.ts';
import { agreeable, Doings, WHISPER } from '../test-support/online/secrecy/doings.ts';
import { readAll, Truth, type Told } from '../test-support/online/secrecy/spy.ts';
import { startWorld, troubles, type World } from '../test-support/online/world.ts';

/** Every byte that players and spectators get is kept and judged by how the game really was. */

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dora'];
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
  readonly doings: Doings;
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
    doings,
  };
}

/** What of this is somewhere in the text; the text itself is too long for anybody to read. */
function found(text: string, parts: readonly string[]): string[] {
  return parts.filter((part) => text.includes(part));
}

describe.each([2, 4])('a game of %i, by the bytes that everybody got', (players) => {
  let game: WatchedGame;
  beforeAll(async () => {
    game = await watchedGame(players);
  }, 180_000);

  test('was a lively one', () => {
    for (const kind of ['chat', 'stale', 'illegal', 'reconnect', 'anew', 'download', 'undo', 'consent'])
      expect(game.doings.done[kind], kind).toBeGreaterThan(0);
    for (const { told } of game.viewers) {
      expect(told.games.length).toBeGreaterThan(50);
      expect(told.replays.length).toBeGreaterThan(0);
    }
    expect(game.doings.wrong).toEqual([]);
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
      const others = people.filter((other) => other !== person).flatMap(({ token, guest }) => [token, guest]);
      if (person !== people[0]) others.push(links.invite!, links.watch!, ...Object.values(links.seats ?? {}));
      expect(found(bytes, others)).toEqual([]);
    }
  });

  test('the log of the server tells nothing of it', () => {
    const log = world.log.join('');
    expect(found(log, [game.table.id])).toHaveLength(1);
    expect(found(log, [...game.secrets, ...game.keys, WHISPER])).toEqual([]);
    const { designs } = createGame({ players }).rules;
    const text = textOf(createGame({ players }), 'en');
    const names = designs.flatMap(({ id }) => [`"${id}"`, text.name(id)]);
    expect(names.filter((name) => new RegExp(`(?<!\\w)${name}(?!\\w)`).test(log))).toEqual([]);
    expect(troubles(world.log)).toEqual([]);
  });
});
