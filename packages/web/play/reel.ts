import type { KnownItem, Seat } from '@everdell/game';
import type { Picture } from './picture.ts';

/** What of a table is on the screen. */
export interface Shown {
  readonly picture: Picture;
  /** What has just happened in the step that is shown; the same object while it is. */
  readonly fresh: readonly KnownItem[];
  /** Moves that are still to be shown. */
  readonly behind: number;
  /** Several moves are shown at once, since nobody wanted to wait for them or too many have come. */
  readonly jumped: boolean;
}

interface Step {
  readonly picture: Picture;
  readonly fresh: readonly KnownItem[];
}

export interface ReelOptions {
  /** Milliseconds from one move to the next; 0 = all at once. */
  pace(): number;
  /** Nobody looks. */
  hidden(): boolean;
  /** A step counts as shown only when `settled` says so: drawing it may take longer than the pace. */
  readonly waits?: boolean;
}

/** More moves than these are not shown one by one. */
const MOST = 12;
/** Of the pace: before a further step of the same turn. */
const FOLLOW_UP = 0.55;

const NOTHING: readonly KnownItem[] = [];

/** Shows the moves of others one by one, each with its picture; one's own at once. */
export class Reel {
  #shown: Shown;
  /** The newest picture that was shown, as the table gave it. */
  #original: Picture;
  #shownAt = -Infinity;
  /** The step that is shown is not drawn yet. */
  #drawing = false;
  readonly #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #options: ReelOptions;
  readonly #listeners = new Set<() => void>();

  constructor(first: Picture, options: ReelOptions) {
    this.#original = first;
    this.#shown = { picture: first, fresh: NOTHING, behind: 0, jumped: false };
    this.#options = options;
  }

  get shown(): Shown {
    return this.#shown;
  }

  onShow(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The table has changed. */
  take(picture: Picture): void {
    const last = this.#queue.at(-1)?.picture ?? this.#original;
    if (picture === last) return;
    const fresh = freshIn(last, picture);
    if (fresh === null || picture.viewer !== last.viewer) this.#jump(picture, NOTHING);
    else if (fresh.length === 0) this.#replaceLast(picture);
    else if (this.#isAtOnce(picture, fresh)) {
      if (this.#queue.length === 0 && isOneStep(fresh)) this.#show({ picture, fresh });
      else this.#jump(picture, [...this.#waiting(), ...fresh]);
    } else this.#enqueue({ picture, fresh });
  }

  /** Shows everything at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (last !== undefined) this.#jump(last.picture, this.#waiting());
  }

  /** What is shown has been drawn; from now on it is looked at. */
  settled(): void {
    if (!this.#drawing) return;
    this.#drawing = false;
    this.#shownAt = Date.now();
    this.#schedule();
  }

  /** Goes on with what waits to be shown, after `stop`. */
  start(): void {
    this.#schedule();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #isAtOnce({ viewer }: Picture, fresh: readonly KnownItem[]): boolean {
    if (this.#options.pace() === 0 || this.#options.hidden()) return true;
    return fresh.some((item) => ('undo' in item ? true : item.seat === viewer));
  }

  #waiting(): readonly KnownItem[] {
    return this.#queue.flatMap(({ fresh }) => fresh);
  }

  /** The same moves, but something about the table is different. */
  #replaceLast(picture: Picture): void {
    const last = this.#queue.at(-1);
    if (last !== undefined) this.#queue[this.#queue.length - 1] = { ...last, picture };
    else {
      this.#original = picture;
      this.#tell({ ...this.#shown, picture });
    }
  }

  #enqueue(step: Step): void {
    const last = this.#queue.at(-1);
    // Where nothing is to be seen, nobody has to wait.
    if (last !== undefined && last.fresh.every(isSilent))
      this.#queue[this.#queue.length - 1] = { picture: step.picture, fresh: [...last.fresh, ...step.fresh] };
    else this.#queue.push(step);
    if (this.#queue.length > MOST) return this.skip();
    this.#tell({ ...this.#shown, picture: unasked(this.#shown.picture), behind: this.#queue.length });
    this.#schedule();
  }

  #schedule(): void {
    const [next] = this.#queue;
    if (this.#timer !== null || next === undefined || this.#drawing) return;
    const pace = this.#options.pace() * (isFollowUp(this.#original, next) ? FOLLOW_UP : 1);
    const wait = Math.max(0, this.#shownAt + pace - Date.now());
    this.#timer = setTimeout(() => {
      this.#timer = null;
      const step = this.#queue.shift();
      if (step !== undefined) this.#show(step);
    }, wait);
  }

  #show(step: Step): void {
    this.#shownAt = Date.now();
    this.#drawing = this.#options.waits === true;
    this.#original = step.picture;
    const behind = this.#queue.length;
    this.#tell({
      picture: behind > 0 ? unasked(step.picture) : step.picture,
      fresh: step.fresh,
      behind,
      jumped: false,
    });
    this.#schedule();
  }

  #jump(picture: Picture, fresh: readonly KnownItem[]): void {
    this.stop();
    this.#queue.length = 0;
    this.#drawing = false;
    this.#shownAt = Date.now();
    this.#original = picture;
    this.#tell({ picture, fresh, behind: 0, jumped: true });
  }

  #tell(shown: Shown): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}

/** What the second picture tells that the first one did not; null = it tells another story. */
function freshIn(before: Picture, now: Picture): readonly KnownItem[] | null {
  const known = before.story.length;
  if (now.story.length < known) return null;
  const last = before.story.at(-1);
  return last === undefined || now.story[known - 1].index === last.index ? now.story.slice(known) : null;
}

const seatOf = (item: KnownItem | undefined): Seat | null => (item === undefined || 'undo' in item ? null : item.seat);
const turnOf = (item: KnownItem | undefined): number => (item === undefined || 'undo' in item ? -1 : item.turn);

const isOneStep = (fresh: readonly KnownItem[]): boolean => fresh.length === 1;
const isSilent = (item: KnownItem): boolean => 'events' in item && item.events.length === 0;

function isFollowUp({ story }: Picture, { fresh }: Step): boolean {
  const last = story.at(-1);
  return seatOf(last) !== null && seatOf(last) === seatOf(fresh[0]) && turnOf(last) === turnOf(fresh[0]);
}

/** A picture that is not the newest any more must not take answers. */
function unasked(picture: Picture): Picture {
  return picture.asked || picture.holding || picture.handOver !== null
    ? { ...picture, asked: false, holding: false, handOver: null, early: true }
    : picture;
}
