import { makeSetup, type Setup } from '@everdell/game';
import { mean, round, summary } from '../commands/statistics.ts';
import { isSelfPlay, nameOfB, type Pairing } from './pairing.ts';
import { ratings, type Duel } from './ratings.ts';
import type { GameRecord, Thinking } from './record.ts';
import type { Side } from './seats.ts';
import { p99 } from './slowest.ts';
import { wilson } from './wilson.ts';

type Quantiles = Readonly<Record<'p10' | 'p50' | 'p90', number>>;

/** What came out of a pairing. */
export interface Outcome {
  readonly a: string;
  readonly b: string;
  readonly players: number;
  readonly modules: Setup['modules'];
  readonly options: Setup['options'];
  readonly games: number;
  readonly winRateA: number;
  readonly ci95: readonly [number, number];
  readonly meanScoreA: number;
  readonly meanScoreB: number;
  readonly quantilesA: Quantiles;
  readonly quantilesB: Quantiles;
  /** Null = no bot decided anything there. */
  readonly msPerDecisionA: number | null;
  readonly msPerDecisionB: number | null;
  readonly p99MsA: number | null;
  readonly p99MsB: number | null;
}

/** In self-play there is one side only: it has half the wins, and the figures of B are those of A. */
export function outcomeOf(pairing: Pairing, records: readonly GameRecord[]): Outcome {
  const { players, modules, options } = makeSetup(pairing.request);
  const self = isSelfPlay(pairing);
  const games = records.length;
  const wins = winsOf(records, 'a');
  const scoresA = scoresOf(records, 'a');
  const scoresB = self ? scoresA : scoresOf(records, 'b');
  const thinkingA = records.map(({ a }) => a);
  const thinkingB = self ? thinkingA : records.flatMap(({ b }) => b ?? []);
  const [low, high] = wilson(wins, games);
  return {
    a: pairing.a.label,
    b: nameOfB(pairing),
    players,
    modules,
    options,
    games,
    winRateA: self ? 0.5 : round(wins / games, 4),
    ci95: self ? [0.5, 0.5] : [round(low, 4), round(high, 4)],
    meanScoreA: round(mean(scoresA)),
    meanScoreB: round(mean(scoresB)),
    quantilesA: quantilesOf(scoresA),
    quantilesB: quantilesOf(scoresB),
    msPerDecisionA: msPerDecision(thinkingA),
    msPerDecisionB: msPerDecision(thinkingB),
    p99MsA: p99(thinkingA),
    p99MsB: p99(thinkingB),
  };
}

/** By the games of two players. */
export function ratingsOf(outcomes: readonly Outcome[]): Readonly<Record<string, number>> {
  const duels = outcomes
    .filter(({ players }) => players === 2)
    .map(({ a, b, games, winRateA }): Duel => ({ a, b, games, wins: winRateA * games }));
  return ratings(duels, 'random');
}

function winsOf(records: readonly GameRecord[], side: Side): number {
  return records.reduce((sum, { seats, won }) => sum + won.reduce((n, x, i) => n + (seats[i] === side ? x : 0), 0), 0);
}

function scoresOf(records: readonly GameRecord[], side: Side): readonly number[] {
  return records.flatMap(({ seats, scores }) => scores.filter((_, seat) => seats[seat] === side));
}

function quantilesOf(scores: readonly number[]): Quantiles {
  const { p10, p50, p90 } = summary(scores);
  return { p10, p50, p90 };
}

function msPerDecision(games: readonly Thinking[]): number | null {
  const decisions = games.reduce((n, game) => n + game.decisions, 0);
  return decisions === 0 ? null : round(games.reduce((ms, game) => ms + game.ms, 0) / decisions);
}
