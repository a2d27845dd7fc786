import { parentPort } from 'node:worker_threads';
import { bots, decide, seededRandom } from '@everdell/ai';
import { createGame } from '@everdell/game';
import { gameFile } from '../tables/gameFile.ts';
import type { Answer, BotJob, FileJob, Question } from './jobs.ts';

function choose({ setup, bot, view, decision, legal, seed }: BotJob): number {
  const action = decide(bots[bot](), { game: createGame(setup), view, decision, legal, random: seededRandom(seed) });
  const wanted = JSON.stringify(action);
  const index = legal.findIndex((candidate) => JSON.stringify(candidate) === wanted);
  if (index < 0) throw new Error(`bot ${bot} chose what was not offered: ${wanted}`);
  return index;
}

function answerTo({ kind, job }: Question): Answer {
  try {
    return { result: kind === 'choose' ? choose(job as BotJob) : JSON.stringify(gameFile(job as FileJob)) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (question: Question) => parentPort?.postMessage(answerTo(question)));
