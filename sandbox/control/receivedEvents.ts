/** The events that an upstream received, for the control page and for tests. */
export interface ReceivedEventsState {
  readonly total: number;
  /** Newest first. */
  readonly last: readonly object[];
}

/** What an upstream stores of its calls. */
export interface Received {
  /** Events, or leads with the oldest first. */
  readonly state: () => ReceivedEventsState | readonly object[];
  readonly clear: () => void;
}

const MAX_EVENTS = 50;

export class ReceivedEvents {
  #total = 0;
  #last: object[] = [];

  add(entry: object): void {
    this.#total += 1;
    this.#last = [entry, ...this.#last.slice(0, MAX_EVENTS - 1)];
  }

  clear(): void {
    this.#total = 0;
    this.#last = [];
  }

  state(): ReceivedEventsState {
    return { total: this.#total, last: this.#last };
  }
}
