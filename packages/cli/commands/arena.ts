import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { outcomeOf, ratingsOf } from '../arena/outcome.ts';
import type { Pairing } from '../arena/pairing.ts';
import { MOST_GAMES, readPlan, USUAL_SEED } from '../arena/plan.ts';
import { readPlayer } from '../arena/player.ts';
import { roundRobin } from '../arena/roundRobin.ts';
import { openPairing, playMissing } from '../arena/run.ts';
import { asMarkdown, asText } from '../arena/table.ts';
import type { Args } from '../core/args.ts';
import type { Command } from '../core/command.ts';
import { UsageError, type Context } from '../core/context.ts';
import { progressOn } from '../core/progress.ts';
import { parseJson, readText } from './files.ts';
import { playerCounts, SETUP_OPTIONS, setupRequest } from './options.ts';

/** What a plan says by itself. */
const NOT_WITH_PLAN = ['bots', 'self', 'games', ...Object.keys(SETUP_OPTIONS), 'seed'];

export const arena: Command = {
  name: 'arena',
  options: {
    bots: { value: 'A,B' },
    self: {},
    games: { value: 'N' },
    ...SETUP_OPTIONS,
    players: { value: 'N,N' },
    plan: { value: 'FILE' },
    seed: { value: 'TEXT' },
    jobs: { value: 'N' },
    results: { value: 'DIR' },
    markdown: {},
  },
  json: true,
  async run(context, args) {
    const { words } = context;
    if (context.json && args.has('markdown')) throw new UsageError(words.errors.notTogether('--json', '--markdown'));
    const jobs = args.int('jobs', 1, 256, availableParallelism());
    const pairings = args.has('plan') ? planned(context, args) : everybody(context, args);
    const folder = resultsFolder(context, args);
    const opened = pairings.map((pairing) => openPairing(pairing, folder));
    const outdated = opened.reduce((sum, { results }) => sum + results.outdated, 0);
    if (outdated > 0 && !context.json) context.err(`${words.arena.outdated(outdated)}\n`);
    const progress = progressOn(context);
    const played = await playMissing(opened, jobs, (n, of) => progress.show(words.arena.progress(n, of)));
    progress.done();
    const outcomes = opened.map(({ pairing, results }) => outcomeOf(pairing, results.first(pairing.games)));
    const ratings = ratingsOf(outcomes);
    if (context.json) context.out(`${JSON.stringify({ played, outdated, pairings: outcomes, ratings }, null, 2)}\n`);
    else if (args.has('markdown')) context.out(asMarkdown(words, outcomes, ratings));
    else {
      const games = pairings.reduce((sum, pairing) => sum + pairing.games, 0);
      context.out(`${words.arena.played(played, games - played)}\n\n${asText(words, outcomes, ratings)}`);
    }
    return 0;
  },
};

function planned(context: Context, args: Args): readonly Pairing[] {
  const path = args.text('plan')!;
  const other = NOT_WITH_PLAN.find((name) => args.has(name));
  if (other !== undefined) throw new UsageError(context.words.errors.notTogether('--plan', `--${other}`));
  return readPlan(path, parseJson(context, path, readText(context, path)), context.words.arena);
}

function everybody(context: Context, args: Args): readonly Pairing[] {
  const { arena: words } = context.words;
  const labels = args.list('bots');
  if (labels === undefined) throw new UsageError(words.noBots);
  const players = [...new Set(labels)].map((label) => readPlayer(label, words));
  const games = args.int('games', 1, MOST_GAMES, 100);
  const meeting = { games, seed: args.text('seed') ?? USUAL_SEED, self: args.has('self') };
  const counts = [...new Set(playerCounts(context, args) ?? [2])];
  return counts.flatMap((count) => roundRobin(players, setupRequest(context, args, count), meeting));
}

/** Made at once, so that a wrong folder is noticed before the first game is played. */
function resultsFolder({ words }: Context, args: Args): string | undefined {
  const folder = args.text('results');
  try {
    if (folder !== undefined) mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UsageError(words.errors.cannotWrite(folder!, (error as NodeJS.ErrnoException).code ?? String(error)));
  }
  return folder;
}
