import { LoadPlayer, type Hears } from './player.ts';

/** What was measured of one action, in milliseconds since it was meant to be sent. */
export interface Measured {
  /** By this program's clock. */
  readonly since: number;
  acknowledged: number;
  /** The other player has been told. */
  told: number;
}

interface Underway {
  readonly version: number;
  readonly since: number;
  readonly measured: Measured;
  readonly by: LoadPlayer;
}

export interface Watch {
  /** Everybody at the table knows how it stands, and somebody is to decide. */
  ready(table: LoadTable): void;
  over(table: LoadTable): void;
  measured(measured: Measured): void;
  refused(text: string): void;
}

/** A table of two people. */
export class LoadTable implements Hears {
  readonly id: string;
  readonly players: readonly LoadPlayer[];
  /** Who wants to know. */
  watch: Watch;
  #underway: Underway | undefined;
  /** The version that was last said to be ready. */
  #ready = -1;

  constructor(id: string, tokens: readonly string[], watch: Watch) {
    this.id = id;
    this.watch = watch;
    this.players = tokens.map((token, seat) => new LoadPlayer(seat, token, id, this));
  }

  get version(): number {
    return this.players[0].version;
  }

  get isReady(): boolean {
    const [first, second] = this.players;
    return this.#underway === undefined && first.version === second.version && first.decider >= 0;
  }

  get isWaiting(): boolean {
    return this.#underway !== undefined;
  }

  /** `since` = when it was to be sent. */
  act(since: number): void {
    const by = this.players[this.players[0].decider];
    this.#underway = { version: this.version + 1, since, by, measured: { since, acknowledged: -1, told: -1 } };
    by.act();
  }

  acknowledged(_player: LoadPlayer, version: number): void {
    const underway = this.#underway;
    if (underway?.version === version) underway.measured.acknowledged = performance.now() - underway.since;
    this.#look();
  }

  updated(player: LoadPlayer, version: number): void {
    const underway = this.#underway;
    if (underway !== undefined && player !== underway.by && version >= underway.version && underway.measured.told < 0)
      underway.measured.told = performance.now() - underway.since;
    this.#look();
  }

  #look(): void {
    const [first, second] = this.players;
    if (first.version < 0 || first.version !== second.version) return;
    const underway = this.#underway;
    if (underway !== undefined) {
      if (first.version < underway.version || underway.measured.acknowledged < 0) return;
      this.#underway = undefined;
      this.watch.measured(underway.measured);
    }
    if (this.#ready === first.version) return;
    this.#ready = first.version;
    if (first.decider < 0) this.watch.over(this);
    else this.watch.ready(this);
  }

  refused(_player: LoadPlayer, text: string): void {
    this.watch.refused(text);
  }
}
