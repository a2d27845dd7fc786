/** What one attack has sent, and what happened that must not happen. */
export class Ledger {
  readonly attack: string;
  /** Over sockets, as far as they are texts. */
  messages = 0;
  requests = 0;
  /** Frames that are no messages, and connections that come to nothing. */
  frames = 0;
  /** Expectations that were looked at. */
  checks = 0;
  /** With how often each happened. */
  readonly faults = new Map<string, number>();

  constructor(attack: string) {
    this.attack = attack;
  }

  fault(text: string): void {
    this.faults.set(text, (this.faults.get(text) ?? 0) + 1);
  }

  /** Gives whether it is so. */
  expect(isSo: boolean, text: string): boolean {
    this.checks++;
    if (!isSo) this.fault(text);
    return isSo;
  }

  get found(): number {
    return [...this.faults.values()].reduce((sum, times) => sum + times, 0);
  }
}
