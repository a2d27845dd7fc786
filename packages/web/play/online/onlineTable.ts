import type { Action } from '@everdell/game';
import { download, type SaidToTable, type Site } from '@everdell/protocol';
import { FileReviews } from '../local/fileReviews.ts';
import type { Picture } from '../picture.ts';
import type { Table, Trouble } from '../table.ts';
import { pictureOf, renewed } from './pictureOf.ts';
import { problemOf, troubleOf, type Problem } from './problem.ts';
import type { Fate, Visit } from './visit.ts';

const FATES: Readonly<Record<Trouble['kind'], Fate>> = {
  refused: 'refused',
  undo: 'refused',
  other: 'refused',
  stale: 'stale',
  'no-answer': 'unknown',
};

/** A game on a server, as the board knows it. Exists once the game has started. */
export class OnlineTable implements Table {
  readonly holds = false;
  readonly #visit: Visit;
  readonly #site: Site;
  readonly reviews = new FileReviews(
    () => this.save(),
    () => this.#picture.players.map(({ name }) => name),
  );
  readonly #listeners = new Set<() => void>();
  readonly #stops: (() => void)[];
  #picture: Picture;
  /** The decision that waits for its answer. `uncertain`: the line broke meanwhile, so it is said again. */
  #pending: { readonly answer: Promise<Trouble | null>; uncertain: boolean } | null = null;
  #explain: (problem: Problem) => string = ({ message }) => message;

  constructor(visit: Visit, site: Site) {
    this.#visit = visit;
    this.#site = site;
    this.#picture = this.#look(null);
    const renew = (): void => this.#renew();
    this.#stops = [visit.store.subscribe(renew), visit.remote.onChange(renew)];
  }

  get picture(): Picture {
    return this.#picture;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** How problems are put into the reader's language from now on. */
  explainBy(explain: (problem: Problem) => string): void {
    this.#explain = explain;
  }

  act(action: Action): Promise<Trouble | null> {
    return this.#decide({ type: 'act', version: this.#picture.version, action });
  }

  undo(): Promise<Trouble | null> {
    return this.#decide({ type: 'undo', version: this.#picture.version });
  }

  /** Nobody hands a screen over here, and nobody waits for a confirmation: undo stays open as long as the rules allow. */
  ready(): void {}
  proceed(): void {}

  async save(): Promise<string> {
    return `${JSON.stringify(await download(this.#site, this.#visit.id))}\n`;
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.reviews.close();
    this.#listeners.clear();
  }

  /** One decision at a time; whoever presses twice gets the same answer. */
  #decide(message: SaidToTable): Promise<Trouble | null> {
    if (this.#pending !== null) return this.#pending.answer;
    if (!this.#visit.live) {
      this.#visit.become('not-sent');
      return Promise.resolve({ kind: 'no-answer', sent: false });
    }
    this.#visit.become('on-its-way');
    const answer = this.#carryOut(message);
    this.#pending = { answer, uncertain: false };
    return answer;
  }

  /** Resolves when what was done can be seen. */
  async #carryOut(message: SaidToTable): Promise<Trouble | null> {
    const trouble = await this.#answerTo(message);
    this.#pending = null;
    this.#visit.become(
      trouble === null ? 'done' : trouble.kind === 'no-answer' && !trouble.sent ? 'not-sent' : FATES[trouble.kind],
    );
    this.#renew();
    return trouble;
  }

  async #answerTo(message: SaidToTable): Promise<Trouble | null> {
    try {
      const ordered = await this.#visit.order(message);
      if ('problem' in ordered) return troubleOf(ordered.problem, this.#explain(ordered.problem));
      await this.#visit.untilVersion(ordered.done.version ?? 0);
      return null;
    } catch (error) {
      const problem = problemOf(error);
      return troubleOf(problem, this.#explain(problem));
    }
  }

  #look(old: Picture | null): Picture {
    const { info, game, story } = this.#visit.remote;
    if (info === undefined || game === undefined) throw new Error('the game is not known yet');
    const { live } = this.#visit;
    if (this.#pending !== null) this.#pending.uncertain ||= !live;
    return renewed(old, pictureOf({ info, game, story, settled: live && this.#pending?.uncertain !== true }));
  }

  #renew(): void {
    const picture = this.#look(this.#picture);
    if (picture === this.#picture) return;
    this.#picture = picture;
    for (const listener of this.#listeners) listener();
  }
}
