/** Every random game is played once, and all look on. */
import type { GamePlan } from './plans.ts';
import { playPlan, type Onlooker, type Step } from './playOut.ts';

/** Somebody who looks for one thing that must hold. */
export interface Watch {
  readonly onlooker: (plan: GamePlan) => Onlooker;
  /** Looks on at one game in so many; at all where nothing is said. */
  readonly games?: number;
  /** Looks at one decision in so many, of those that `when` lets through; at all where nothing is said. */
  readonly steps?: number;
  readonly when?: (step: Step) => boolean;
}
export type Watches = Readonly<Record<string, Watch>>;

/** What somebody has seen in all games. */
export interface Sight {
  /** Games and decisions looked at. */
  looks: number;
  /** What was wrong, with what it takes to see it again. */
  readonly wrong: string[];
}

export const TO_THE_END = 'there is always an answer, and the game comes to an end';

/** What must hold but does not in some games is told under the name of whoever has seen it. */
export function watchGames(plans: readonly GamePlan[], watches: Watches): ReadonlyMap<string, Sight> {
  const sights = new Map([TO_THE_END, ...Object.keys(watches)].map((name): [string, Sight] => [name, newSight()]));
  for (const plan of plans) watchGame(plan, watches, (name) => sights.get(name)!);
  return sights;
}

export const newSight = (): Sight => ({ looks: 0, wrong: [] });

export function watchGame(plan: GamePlan, watches: Watches, sightOf: (name: string) => Sight): void {
  let at = 'the start';
  const present = Object.entries(watches).filter(([, { games = 1 }]) => Number(plan.seed) % games === 0);
  const seers = present.map(([name, watch]) => new Seer(watch, plan, sightOf(name), () => at));
  const end = sightOf(TO_THE_END);
  try {
    playPlan(plan, {
      start: (game, state) => seers.forEach((seer) => seer.sees((onlooker) => onlooker.start?.(game, state))),
      before(step) {
        at = `decision ${step.at} (${step.decision.ask})`;
        end.looks++;
        for (const seer of seers) seer.before(step);
      },
      after: (step, events) => seers.forEach((seer) => seer.after((onlooker) => onlooker.after?.(step, events))),
      end(played) {
        at = 'the end';
        for (const seer of seers) seer.sees((onlooker) => onlooker.end?.(played));
      },
    });
  } catch (error) {
    end.wrong.push(told(error, plan, at));
  }
}

function told(error: unknown, plan: GamePlan, at: string): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${message}, at ${at} of ${JSON.stringify(plan)}`;
}

/** One watch at one game, until it has seen something wrong. */
class Seer {
  readonly #watch: Watch;
  readonly #onlooker: Onlooker;
  readonly #plan: GamePlan;
  readonly #sight: Sight;
  readonly #at: () => string;
  #looking = false;
  #shocked = false;

  constructor(watch: Watch, plan: GamePlan, sight: Sight, at: () => string) {
    this.#watch = watch;
    this.#onlooker = watch.onlooker(plan);
    this.#plan = plan;
    this.#sight = sight;
    this.#at = at;
    if (this.#onlooker.before === undefined && this.#onlooker.after === undefined) sight.looks++;
  }

  before(step: Step): void {
    const { steps = 1, when } = this.#watch;
    this.#looking = (when?.(step) ?? true) && (steps === 1 || step.roll(steps) === 0);
    if (!this.#looking) return;
    this.#sight.looks++;
    this.sees((onlooker) => onlooker.before?.(step));
  }

  after(look: (onlooker: Onlooker) => void): void {
    if (this.#looking) this.sees(look);
  }

  sees(look: (onlooker: Onlooker) => void): void {
    if (this.#shocked) return;
    try {
      look(this.#onlooker);
    } catch (error) {
      this.#shocked = true;
      this.#sight.wrong.push(told(error, this.#plan, this.#at()));
    }
  }
}
