/** What an upstream was sent and keeps for people and tests to look at. */
export interface InboxState {
  readonly total: number;
  /** Newest first. */
  readonly last: readonly object[];
}

const KEPT = 50;

export class Inbox {
  #total = 0;
  #last: object[] = [];

  take(entry: object): void {
    this.#total += 1;
    this.#last = [entry, ...this.#last.slice(0, KEPT - 1)];
  }

  clear(): void {
    this.#total = 0;
    this.#last = [];
  }

  state(): InboxState {
    return { total: this.#total, last: this.#last };
  }
}
