import { checkFairness, loadSession, SaveError, type Fairness, type SaveFile, type Score } from '@everdell/game';
import { download, type GameResult, type Site } from '@everdell/protocol';
import type { Kept } from './kept.ts';

/** What is checked of a deal, in this order; null = there is nothing to compare it with. */
export interface Proof {
  readonly fairness: Fairness;
  /** The fingerprint is remembered from before the game. */
  readonly remembered: boolean;
  readonly checks: {
    /** The secret is the one with the fingerprint that was shown. */
    readonly commitment: boolean;
    /** Our own word is in it as we gave it. */
    readonly word: boolean | null;
    /** The game was dealt from secret and words. */
    readonly seed: boolean;
    /** Played again, it ends the same; null = part of it was played by older rules. */
    readonly replay: boolean | null;
  };
}

export const holds = ({ checks }: Proof): boolean => Object.values(checks).every((check) => check !== false);

interface Known {
  readonly result: GameResult;
  /** What the table shows now. */
  readonly commitment: string;
  readonly kept: Kept;
  readonly seat: number | null;
}

/** Checks the downloaded game against everything this browser knows. Needs no trust in the server. */
export function proofOf(file: SaveFile, { result, commitment, kept, seat }: Known): Proof {
  const { fairness } = result;
  const shown = { ...fairness, commitment: kept.commitment ?? commitment };
  const problems = checkFairness(shown, file.seed);
  const word = seat === null || kept.word === undefined ? null : fairness.words[seat] === kept.word;
  return {
    fairness: shown,
    remembered: kept.commitment !== undefined,
    checks: {
      commitment: !problems.includes('commitment'),
      word,
      seed: !problems.includes('seed'),
      replay: endsTheSame(file, result.scores),
    },
  };
}

function endsTheSame(file: SaveFile, scores: readonly Score[]): boolean | null {
  try {
    const { game, state, decision, history } = loadSession(file);
    if (history > 0) return null;
    return decision === null && JSON.stringify(game.score(state)) === JSON.stringify(scores);
  } catch (error) {
    if (error instanceof SaveError) return false;
    throw error;
  }
}

export async function fetchProof(site: Site, table: string, known: Known): Promise<Proof> {
  return proofOf((await download(site, table)) as SaveFile, known);
}
