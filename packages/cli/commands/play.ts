import { bots } from '@everdell/ai';
import { factsFor, makeSetup, registry, startSession, type Session } from '@everdell/game';
import type { Args } from '../core/args.ts';
import type { Command } from '../core/command.ts';
import { UsageError, type Context } from '../core/context.ts';
import { withoutControls } from '../core/layout.ts';
import { playGame } from '../play/game.ts';
import { HUMAN, kindOf, localTable } from '../play/localTable.ts';
import { plain } from '../play/match.ts';
import { hostMenu, linkMenu, setupMenu, type Plan } from '../play/setupMenu.ts';
import { say, type Ui } from '../play/ui.ts';
import { wordsIn } from '../words/index.ts';
import { keptFacts } from './facts.ts';
import { load } from './replay.ts';
import { MAX_PLAYERS, MOST_THINKING, SETUP_OPTIONS, setupRequest } from './options.ts';
import { seatNames } from './seatNames.ts';

/** Options that say what to play, so that no menu has to ask. */
const PLANNING = [...Object.keys(SETUP_OPTIONS), 'seats', 'names'];

export const play: Command = {
  name: 'play',
  options: {
    ...SETUP_OPTIONS,
    seats: { value: 'A,B' },
    names: { value: 'A,B' },
    seed: { value: 'TEXT' },
    ms: { value: 'N' },
    load: { value: 'FILE' },
    join: { value: 'LINK' },
    host: {},
    port: { value: 'N' },
    name: { value: 'NAME' },
  },
  async run(context, args) {
    checkTogether(context, args);
    const loaded = loadedSession(context, args);
    const plan = loaded === null && PLANNING.some((name) => args.has(name)) ? planFrom(context, args) : null;
    const think = args.int('ms', 1, MOST_THINKING);
    const terminal = context.terminal();
    try {
      await playAt(context, { ...uiFor(context), think, terminal }, args, loaded, plan);
    } finally {
      terminal.close();
    }
    return 0;
  },
};

/** Games on a server and games in this program know different options. */
function checkTogether({ words: { online } }: Context, args: Args): void {
  const given = (...names: readonly string[]): string | undefined => names.find((name) => args.has(name));
  const local = given('names', 'seed', 'load', 'ms');
  if ((args.has('join') || args.has('host')) && local !== undefined)
    throw new UsageError(online.notOnline(`--${local}`));
  const planned = given(...PLANNING, 'host', 'port');
  if (args.has('join') && planned !== undefined) throw new UsageError(online.withJoin(`--${planned}`));
  if (!args.has('host') && args.has('port')) throw new UsageError(online.withoutHost('--port'));
  if (given('host', 'join') === undefined && args.has('name')) throw new UsageError(online.withoutHost('--name'));
}

async function playAt(context: Context, ui: Ui, args: Args, loaded: Session | null, asked: Plan | null): Promise<void> {
  if (loaded !== null) return playSession(ui, loaded);
  const name = args.text('name');
  const join = args.text('join');
  if (join !== undefined) return joinByLink(context, ui, join, name);
  if (args.has('host')) return host(context, ui, asked, args.int('port', 0, 65_535), name);
  const choice = asked === null ? await setupMenu(ui) : ({ what: 'play', plan: asked, lang: asked.lang } as const);
  if (choice === null) return undefined;
  const chosen: Ui = { ...ui, lang: choice.lang, words: wordsIn(choice.lang) };
  if (choice.what === 'join') return joinFromMenu(context, chosen, choice.link, name);
  if (choice.what === 'host') return host(context, chosen, null, undefined, name);
  const seed = args.text('seed') ?? context.freshSeed();
  return playSession(chosen, newSession(withFacts(context, chosen, choice.plan), seed));
}

// What playing on servers needs is loaded only for that, so that everything else starts sooner.

async function joinByLink(context: Context, ui: Ui, text: string, name: string | undefined): Promise<void> {
  const { joinTable } = await import('../play/online/join.ts');
  const { LinkError, parseLink } = await import('@everdell/protocol');
  try {
    return await joinTable(context, ui, parseLink(text), name);
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    throw new UsageError(ui.words.online.linkProblems[error.problem]);
  }
}

/** Whoever sits in front of the menu is asked again for a link that leads nowhere. */
async function joinFromMenu(context: Context, ui: Ui, typed: string, name: string | undefined): Promise<void> {
  for (let link: string | null = typed; link !== null; link = await linkMenu(ui)) {
    try {
      return await joinByLink(context, ui, link, name);
    } catch (error) {
      if (!(error instanceof UsageError) || !ui.terminal.interactive) throw error;
      say(ui, ui.words.online.refused(error.message));
    }
  }
}

async function host(
  context: Context,
  ui: Ui,
  plan: Plan | null,
  port: number | undefined,
  name: string | undefined,
): Promise<void> {
  const { hostTable } = await import('../play/online/host.ts');
  const known = plan === null ? null : withFacts(context, ui, plan);
  return hostTable(context, ui, {
    port,
    name,
    plan: known,
    askPlan: async () => withFacts(context, ui, await hostMenu(ui)),
  });
}

/** What this user has corrected holds in the games that they begin. */
function withFacts(context: Context, ui: Ui, plan: Plan): Plan {
  const { modules } = makeSetup(plan.request);
  const facts = factsFor(
    registry.filter(({ id }) => modules.includes(id)),
    keptFacts(context),
  );
  if (facts === undefined) return plan;
  say(ui, ui.words.facts.used(Object.keys(facts).length));
  return { ...plan, request: { ...plan.request, facts } };
}

function playSession(ui: Ui, session: Session): Promise<void> {
  return playGame(ui, localTable(session, seatNames(session, ui), ui));
}

function uiFor(context: Context): Omit<Ui, 'terminal' | 'think'> {
  return {
    lang: context.lang,
    words: context.words,
    exists: context.exists,
    saveFile(path, text) {
      try {
        context.writeFile(path, text);
        return null;
      } catch (error) {
        return context.words.errors.cannotWrite(path, (error as NodeJS.ErrnoException).code ?? String(error));
      }
    },
  };
}

function loadedSession(context: Context, args: Args): Session | null {
  const path = args.text('load');
  if (path === undefined) return null;
  const other = [...PLANNING, 'seed'].find((name) => args.has(name));
  if (other !== undefined) throw new UsageError(context.words.errors.loadAlone(`--${other}`));
  return load(context, path);
}

/** Who is not named is a human at this keyboard. */
function planFrom(context: Context, args: Args): Plan {
  const { errors } = context.words;
  const seats = args.list('seats', [HUMAN, ...Object.keys(bots)]);
  const players = args.int('players', 1, MAX_PLAYERS) ?? seats?.length ?? (alone(args) ? 1 : 2);
  if (seats !== undefined && seats.length !== players)
    throw new UsageError(errors.seatsAndPlayers(seats.length, players));
  const names = args.list('names')?.map((name) => withoutControls(name).trim()) ?? [];
  if (names.length > players) throw new UsageError(errors.namesAndPlayers(names.length, players));
  if (names.includes('')) throw new UsageError(errors.emptyItem('--names'));
  const again = names.find((name, i) => names.findIndex((other) => plain(other) === plain(name)) < i);
  if (again !== undefined) throw new UsageError(errors.sameName(again));
  const request = setupRequest(context, args, players);
  makeSetup(request);
  return { request, seats: seats ?? Array.from({ length: players }, () => HUMAN), names, lang: context.lang };
}

/** Options that only a game alone has. */
function alone(args: Args): boolean {
  return args.has('year') || args.has('variants');
}

function newSession({ request, seats, names, lang }: Plan, seed: string): Session {
  const words = wordsIn(lang);
  const players = seats.map((seat, i) => ({
    name: names[i] || (seat === HUMAN ? words.seat(i) : words.play.botSeat(i)),
    kind: kindOf(seat),
  }));
  return startSession(request, seed, players);
}
