import { loadSession, SaveError, SetupError, startSession, type Lang, type Session } from '@everdell/game';
import { claimGame, type Claim } from './claim.ts';
import { kindOf, LocalGame } from './localGame.ts';
import type { Answers, Ask, Asked, LocalProblem, NewLocalGame, Told } from './messages.ts';
import { newId, newSeed, randomText } from './random.ts';
import { ReadGame } from './readGame.ts';
import { RunningGame } from './running.ts';
import { keepGame, takeGame } from './shelf.ts';
import { fileOf } from './summary.ts';
import { createPause } from './thinking.ts';

/** The worker of games in this browser: engine, bots and hidden cards live here, off the page. */

const scope = self as unknown as {
  postMessage(message: Told): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Asked>) => void): void;
};

class Problem extends Error {
  readonly code: LocalProblem;
  constructor(code: LocalProblem, message: string) {
    super(message);
    this.code = code;
  }
}

interface Table {
  readonly running: RunningGame;
  readonly claim: Claim | null;
}

/** Open tables, by the number the page gave them. */
const tables = new Map<number, Table>();
/** Games that are only looked at again, the same way. */
const files = new Map<number, ReadGame>();
/** Games that were left a moment ago and are still being written, by id. */
const leaving = new Map<string, Promise<void>>();
const pause = createPause();
let patience = 0;

async function answer(ask: Ask, table: number): Promise<Answers[keyof Answers]> {
  switch (ask.do) {
    case 'create':
      return begin(table, newSession(ask.game), ask.lang);
    case 'import':
      return begin(table, loadSession(ask.text), ask.lang);
    case 'open':
      return open(table, ask.id, ask.takeOver, ask.lang);
    case 'close':
      files.delete(table);
      leave(table);
      return null;
    case 'hint':
      return runningAt(table).hint(ask.version);
    case 'read':
      files.set(table, new ReadGame(ask.text, ask.names, pause));
      return null;
    case 'review':
      return (files.get(table) ?? runningAt(table)).review(ask.seats, ask.lang, (part) => {
        scope.postMessage({ told: 'reviewed', table, run: ask.run, part });
      });
    case 'stop':
      (files.get(table) ?? tables.get(table)?.running)?.stopAdvice();
      return null;
    default:
      return atTable(ask, table);
  }
}

function runningAt(table: number): RunningGame {
  const running = tables.get(table)?.running;
  if (running === undefined) throw new Problem('missing', 'no game is open here');
  return running;
}

function atTable(ask: Ask, table: number): Answers[keyof Answers] {
  const running = runningAt(table);
  const { game } = running;
  const before = game.session.log.length;
  const value = ((): Answers[keyof Answers] => {
    switch (ask.do) {
      case 'act':
        return game.act(ask.action, ask.version);
      case 'undo':
        return game.undo(ask.version);
      case 'ready':
        game.ready();
        return null;
      case 'proceed':
        game.proceed();
        return null;
      case 'speak':
        game.speak(ask.lang);
        return null;
      case 'save':
        return fileOf(game);
      default:
        throw new Problem('broken', `${ask.do} is not known`);
    }
  })();
  running.refresh(game.session.log.length !== before);
  return value;
}

function newSession({ request, players }: NewLocalGame): Session {
  const named = players.map(({ name, bot }) => ({ name, kind: kindOf(bot) }));
  return startSession(request, newSeed(), named);
}

async function begin(table: number, session: Session, lang: Lang): Promise<string> {
  const id = newId();
  const claim = await claimGame(id, true, () => taken(table)); // nobody else can have it open yet
  start(table, id, new LocalGame(session, lang), randomText(12), claim, true);
  return id;
}

async function open(table: number, id: string, takeOver: boolean, lang: Lang): Promise<string> {
  for (const [other, { running }] of tables) if (running.id === id) leave(other);
  await leaving.get(id);
  const claim = await claimGame(id, takeOver, () => taken(table));
  if (claim === null) throw new Problem('elsewhere', 'another tab plays this game');
  try {
    const owner = randomText(12);
    const text = await takeGame(id, owner).catch((error: unknown) => {
      throw new Problem('no-storage', String(error));
    });
    if (text === null) throw new Problem('missing', 'there is no such game in this browser');
    start(table, id, new LocalGame(loadSession(text), lang), owner, claim, false);
    return id;
  } catch (error) {
    claim.release();
    throw error;
  }
}

function start(table: number, id: string, game: LocalGame, owner: string, claim: Claim | null, isNew: boolean): void {
  const running = new RunningGame(id, game, {
    tell: (picture) => scope.postMessage({ told: 'picture', table, picture }),
    keep: (kept) => keepGame(kept, owner),
    kept: (trouble) => scope.postMessage({ told: 'storage', table, trouble }),
    botFailed: (seat, stuck) => scope.postMessage({ told: 'bot', table, seat, stuck }),
    thinking: (thinking) => scope.postMessage({ told: 'thinking', table, thinking }),
    taken: () => taken(table),
    now: () => Date.now(),
    patience: () => patience,
    pause,
    soon: (work) => void setTimeout(work),
  });
  tables.set(table, { running, claim });
  running.refresh(isNew);
}

function leave(table: number): void {
  const left = tables.get(table);
  if (left === undefined) return;
  tables.delete(table);
  const { running, claim } = left;
  const done = running.close().then(() => {
    claim?.release();
    if (leaving.get(running.id) === done) leaving.delete(running.id);
  });
  leaving.set(running.id, done);
}

function taken(table: number): void {
  const left = tables.get(table);
  if (left === undefined) return;
  tables.delete(table);
  left.running.giveUp();
  left.claim?.release();
  scope.postMessage({ told: 'taken', table });
}

function problemOf(error: unknown): { code: LocalProblem; message: string } {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof SaveError || error instanceof Problem) return { code: error.code, message };
  if (error instanceof SetupError) return { code: 'setup', message };
  console.error(error);
  return { code: 'broken', message };
}

scope.addEventListener('message', ({ data }) => {
  patience = data.patience;
  answer(data, data.table).then(
    (value) => scope.postMessage({ told: 'answer', ask: data.ask, value }),
    (error: unknown) => scope.postMessage({ told: 'problem', ask: data.ask, ...problemOf(error) }),
  );
});
