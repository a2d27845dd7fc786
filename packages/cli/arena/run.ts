import { join } from 'node:path';
import { runTasks, workerFile, type Work } from '../core/pool.ts';
import { fingerprintOf } from './fingerprint.ts';
import { playGame, type ArenaGame } from './game.ts';
import { pairingName, type Pairing } from './pairing.ts';
import type { GameRecord } from './record.ts';
import { Results } from './results.ts';

const WORK: Work<ArenaGame, GameRecord> = {
  file: workerFile(import.meta.url, './worker.ts', './arena-worker.js'),
  run: playGame,
};

export interface Played {
  readonly pairing: Pairing;
  /** The fingerprint of its players. */
  readonly by: string;
  readonly results: Results;
}

/** A pairing with the games of it that are kept in the folder. */
export function openPairing(pairing: Pairing, folder: string | undefined): Played {
  const by = fingerprintOf(pairing);
  const path = folder === undefined ? undefined : join(folder, `${pairingName(pairing)}.jsonl`);
  return { pairing, by, results: new Results(path, by) };
}

/** Plays the games that are not there yet and keeps each as it ends; gives their number. */
export async function playMissing(
  pairings: readonly Played[],
  jobs: number,
  tell: (done: number, of: number) => void,
): Promise<number> {
  const results = new Map(pairings.map(({ pairing, results: of }) => [pairing, of]));
  const missing = pairings.flatMap(missingGames);
  let done = 0;
  await runTasks(WORK, missing, jobs, (record, { pairing }) => {
    results.get(pairing)!.add(record);
    tell(++done, missing.length);
  });
  return missing.length;
}

function missingGames({ pairing, by, results }: Played): readonly ArenaGame[] {
  const games = Array.from({ length: pairing.games }, (_, game) => game);
  return games.filter((game) => !results.has(game)).map((game) => ({ pairing, game, by }));
}
