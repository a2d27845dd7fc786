import { createHash } from 'node:crypto';
import { bots, inputOf, seededRandom, thinkThrough } from '@everdell/ai';
import { createGame, type SetupRequest } from '@everdell/game';
import type { Pairing } from './pairing.ts';
import type { Player } from './player.ts';

const DECISIONS = 40;
const STEPS = 3;

/** What the players of a pairing play like; results with another one are of other bots. */
export function fingerprintOf({ a, b, request }: Pairing): string {
  return [a, ...(b === null ? [] : [b])].map((player) => playerPrint(player, request)).join('-');
}

function playerPrint({ bot, budget = bots[bot]().usual }: Player, request: SetupRequest): string {
  return hash([playOf(bot, request), budget]).slice(0, 8);
}

const known = new Map<string, string>();

/** The beginning of a game of the bot against itself, with its answers and what it expects of them. */
function playOf(name: string, request: SetupRequest): string {
  const key = JSON.stringify([name, request]);
  const print = known.get(key) ?? hash(playBeginning(name, request));
  known.set(key, print);
  return print;
}

function playBeginning(name: string, request: SetupRequest): readonly unknown[] {
  const game = createGame(request);
  const random = seededRandom('fingerprint');
  const state = game.start('fingerprint');
  const bot = bots[name]();
  const told: unknown[] = [];
  while (told.length < DECISIONS && game.decisions(state).length > 0) {
    const input = inputOf(game, state, random);
    let [action] = input.legal;
    if (input.legal.length > 1) {
      const thought = thinkThrough(bot.think(input), { steps: STEPS });
      action = thought.answer();
      told.push([action, thought.options().map(({ value }) => value.toFixed(3))]);
    }
    game.apply(state, input.decision.seat, action);
  }
  return told;
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
