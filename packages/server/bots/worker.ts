import { parentPort } from 'node:worker_threads';
import { bots, seededRandom } from '@everdell/ai';
import { createGame } from '@everdell/game';
import type { BotAnswer, BotJob } from './job.ts';

/** Thinks for bots, apart from the thread that serves people. */
function think({ setup, bot, view, decision, legal, seed }: BotJob): BotAnswer {
  try {
    const action = bots[bot]().choose({ game: createGame(setup), view, decision, legal, random: seededRandom(seed) });
    const wanted = JSON.stringify(action);
    const index = legal.findIndex((candidate) => JSON.stringify(candidate) === wanted);
    return index < 0 ? { error: `bot ${bot} chose what was not offered: ${wanted}` } : { index };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (job: BotJob) => parentPort?.postMessage(think(job)));
