import { checkFairness, createGame, isReplay, loadSession, readReplay, replay, type SaveFile } from '@everdell/game';
import { download } from '@everdell/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from '../test-support/online/person.ts';
import { dice, play, playAll, seatedTable } from '../test-support/online/play.ts';
import { Streamer } from '../test-support/online/streamer.ts';
import { startWorld, troubles, type World } from '../test-support/online/world.ts';

/** Whole games over real sockets. Whatever anybody hears is checked by the definitions of the protocol. */

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** Takes the finished game home: loads it, plays it again and checks the deal. */
async function checkFinished(person: Person, commitment: string): Promise<SaveFile> {
  const file = (await download(person.site, person.table.id)) as SaveFile;
  const session = loadSession(JSON.parse(JSON.stringify(file)));
  expect(session.decision).toBeNull();
  expect(file.history).toBeUndefined();
  expect(replay(file.setup, file.seed, session.log)).toEqual(session.state);
  expect(checkFairness(file.fairness!, file.seed)).toEqual([]);
  expect(file.fairness!.commitment).toBe(commitment);
  const { result, view } = person.table.game!;
  expect(result).toEqual({
    scores: session.game.score(session.state),
    winners: session.game.winners(session.state),
    fairness: file.fairness,
  });
  expect(view).toEqual(session.game.view(session.state, person.seat));
  return file;
}

describe('a whole game online', { timeout: 180_000 }, () => {
  test('four players, one of them by stream and requests, with a spectator', async () => {
    const { id, people, links } = await seatedTable(world.origin, ['Ana', 'Ben', 'Cleo', 'Dora'], {
      setup: { players: 4 },
      title: 'Four',
    });
    const [ana, ben, cleo, dora] = people;
    const watcher = await Person.arrive(world.origin, 'Wim');
    await watcher.enter(id, links.watch);
    await watcher.follow(id);
    await ben.say({ type: 'word', word: 'bramble' });
    await dora.say({ type: 'word', word: 'moss and "moon"' });
    const { commitment } = ana.table.info!;
    await ana.say({ type: 'start' });

    cleo.leave();
    const stream = new Streamer(world.origin, cleo.token, id);
    const choose = dice('four');
    const [end] = await Promise.all([
      stream.play(choose),
      ...[ana, ben, dora].map((person) => play(person, { choose })),
      watcher.table.until(({ game }) => (game?.result ?? null) !== null),
    ]);
    stream.close();
    const file = await checkFinished(ana, commitment);
    expect(file.fairness!.words).toEqual(['', 'bramble', '', 'moss and "moon"']);
    expect(file.players!.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cleo', 'Dora']);
    for (const person of [ben, dora]) await checkFinished(person, commitment);
    expect(end.result).toEqual(ana.table.game!.result);
    expect(watcher.table.game!.result).toEqual(ana.table.game!.result);
    expect(watcher.table.story).toHaveLength(file.log.length);
    expect(ana.table.info!.status).toBe('finished');
    const turns = stream.heard.filter((message) => message.type === 'update' && message.game?.decisions.length);
    expect(turns.length).toBeGreaterThan(10);
    for (const person of [...people, watcher]) person.leave();
  });

  test('two against an opponent that is run by rules, one coming back in the middle', async () => {
    const options = { 'nightweave.level': 1, 'nightweave.personality': 'nasty' };
    const setup = { players: 2, modules: ['nightweave'], options };
    const { people } = await seatedTable(world.origin, ['Ana', 'Ben'], { setup });
    const [ana, ben] = people;
    const { commitment } = ana.table.info!;
    await ana.say({ type: 'start' });
    let isBack = false;
    const comesBack = async (person: Person): Promise<void> => {
      if (person !== ben || isBack || ben.table.game!.version < 20) return;
      isBack = true;
      const { version, decisions, legal } = ben.table.game!;
      await ben.comeBack();
      expect(ben.table.game).toMatchObject({ version, decisions, legal });
    };
    await playAll(people, { choose: dice('weaver'), before: comesBack });
    expect(isBack).toBe(true);
    await checkFinished(ana, commitment);
    await checkFinished(ben, commitment);
    expect(ana.table.game!.result!.scores).toHaveLength(3);
    for (const person of people) person.leave();
  });

  test('alone against Rugwort', async () => {
    const setup = { players: 1, modules: ['rugwort'], options: { 'rugwort.year': 2, 'rugwort.variants': ['lucky'] } };
    const { people } = await seatedTable(world.origin, ['Solo'], { setup });
    const [solo] = people;
    const { commitment } = solo.table.info!;
    await solo.say({ type: 'start' });
    await playAll(people, { choose: dice('solo') });
    const file = await checkFinished(solo, commitment);
    expect(file.setup).toEqual(createGame(setup).setup);
    solo.leave();
  });

  test('six with four bots; a running game is downloaded as one of them knows it', async () => {
    const bot = (name: string) => ({ kind: 'bot' as const, bot: name });
    const { people, id } = await seatedTable(world.origin, ['Ana', 'Ben'], {
      setup: { players: 6 },
      seats: [{ kind: 'host' }, bot('random'), bot('greedy'), { kind: 'open' }, bot('random'), bot('random')],
    });
    const [ana, ben] = people;
    const { commitment } = ana.table.info!;
    await ana.say({ type: 'start' });
    const choose = dice('six');
    await playAll(people, { choose, until: ({ version }) => version >= 60 });
    const running = await download(ben.site, id);
    expect(isReplay(running)).toBe(true);
    expect(readReplay(running).viewer).toBe(3);
    await playAll(people, { choose });
    const file = await checkFinished(ana, commitment);
    expect(file.players!.map(({ kind }) => kind)).toEqual([
      'human',
      'bot:random',
      'bot:greedy',
      'human',
      'bot:random',
      'bot:random',
    ]);
    for (const person of people) person.leave();
  });

  test('nothing went wrong on the way', () => {
    expect(troubles(world.log)).toEqual([]);
  });
});
