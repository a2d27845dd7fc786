const LOOK_MS = 20;
const KEPT_MS = 120_000;

/** How long this process itself did not come to hear anything: that is not the server's fault. */
export class OwnLag {
  readonly #lags: { readonly at: number; readonly ms: number }[] = [];
  readonly #timer: NodeJS.Timeout;
  #last = performance.now();

  constructor() {
    this.#timer = setInterval(() => this.#look(), LOOK_MS);
    this.#timer.unref();
  }

  #look(): void {
    const now = performance.now();
    const ms = now - this.#last - LOOK_MS;
    this.#last = now;
    if (ms > LOOK_MS) this.#lags.push({ at: now, ms });
    while (this.#lags.length > 0 && this.#lags[0].at < now - KEPT_MS) this.#lags.shift();
  }

  /** How long something took that began then, without what was lost here. */
  tookSince(began: number): number {
    const now = performance.now();
    const unseen = Math.max(0, now - this.#last - LOOK_MS);
    const lost = this.#lags.reduce((sum, { at, ms }) => (at > began ? sum + ms : sum), unseen);
    return Math.max(0, now - began - lost);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
