/** One call to an upstream, without body and query. */
export interface Call {
  /** ISO 8601. */
  readonly at: string;
  readonly operation: string;
  /** HTTP status, or `closed` when the connection ended before the response did. */
  readonly status: string;
  readonly durationMs: number;
  /** The fault of the call; `none` without a fault. */
  readonly fault: string;
}

export interface CounterState {
  readonly total: number;
  readonly open: number;
  readonly byStatus: Readonly<Record<string, number>>;
  readonly byOperation: Readonly<Record<string, number>>;
  /** Newest first. */
  readonly last: readonly Call[];
}

const MAX_CALLS = 50;
const MAX_OPERATIONS = 100;

/** Counts the calls to one upstream since the start or the last reset. */
export class Counters {
  #total = 0;
  #open = 0;
  #byStatus = new Map<string, number>();
  #byOperation = new Map<string, number>();
  #last: Call[] = [];

  /** A call arrived. */
  begin(): void {
    this.#total += 1;
    this.#open += 1;
  }

  /** A call ended, with a response or without. */
  end(call: Call): void {
    this.#open -= 1;
    add(this.#byStatus, call.status);
    const isCountable = this.#byOperation.has(call.operation) || this.#byOperation.size < MAX_OPERATIONS;
    add(this.#byOperation, isCountable ? call.operation : 'other');
    this.#last = [call, ...this.#last.slice(0, MAX_CALLS - 1)];
  }

  /** Resets all counters; open calls are still counted. */
  reset(): void {
    this.#total = this.#open;
    this.#byStatus = new Map();
    this.#byOperation = new Map();
    this.#last = [];
  }

  state(): CounterState {
    return {
      total: this.#total,
      open: this.#open,
      byStatus: Object.fromEntries(this.#byStatus),
      byOperation: Object.fromEntries(this.#byOperation),
      last: this.#last,
    };
  }
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
