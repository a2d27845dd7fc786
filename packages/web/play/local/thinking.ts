import { thinkWithPauses, type Bot, type BotInput, type Budget, type Pauses, type Thought } from '@everdell/ai';

/** How a thought shares the worker with everything else that is asked of it. */
export interface Manners {
  /** Lets whatever has been asked meanwhile come first. */
  pause(): Promise<void>;
  /** Aborted = nobody wants to know any more. */
  readonly signal: AbortSignal;
  /** Milliseconds between two pauses; absent = as many as leave a press answered within a frame or two. */
  readonly everyMs?: number | undefined;
}

const EVERY = 25;

/** What a thought that has these manners is told. */
export const pausesOf = ({ pause, signal, everyMs = EVERY }: Manners): Pauses => ({ everyMs, pause, signal });

/** Rejects when it is given up. */
export function think(bot: Bot, input: BotInput, budget: Budget, manners: Manners): Promise<Thought> {
  return thinkWithPauses(bot.think(input), budget, pausesOf(manners));
}

/** Browsers make short timers wait for longer than they say; messages they deliver at once. */
export function createPause(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.addEventListener('message', () => waiting.shift()?.());
  port1.start();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    });
}
