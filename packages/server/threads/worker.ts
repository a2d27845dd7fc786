import { parentPort } from 'node:worker_threads';
import { bots, decide, seededRandom } from '@everdell/ai';
import { createGame } from '@everdell/game';
import { gameFile } from '../tables/gameFile.ts';
import type { Answer, BotJob, FileJob, Question } from './jobs.ts';

function choose({ setup, bot: name, view, decision, legal, seed, ms }: BotJob): number {
  const bot = bots[name]();
  const input = { game: createGame(setup), view, decision, legal, random: seededRandom(seed) };
  const action = decide(bot, input, bot.usual.ms === undefined ? bot.usual : { ...bot.usual, ms });
  const wanted = JSON.stringify(action);
  const index = legal.findIndex((candidate) => JSON.stringify(candidate) === wanted);
  if (index < 0) throw new Error(`bot ${name} chose what was not offered: ${wanted}`);
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
