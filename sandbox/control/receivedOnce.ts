import { isDeepStrictEqual } from 'node:util';

const MAX_RECORDS = 5_000;

/** The forms that an upstream accepted, oldest first; each id once. */
export class ReceivedOnce<T extends object> {
  readonly #idOf: (record: T) => string;
  #records = new Map<string, T>();

  constructor(idOf: (record: T) => string) {
    this.#idOf = idOf;
  }

  /** Returns `conflict` for an id that another record has. */
  add(record: T): 'new' | 'known' | 'conflict' {
    const id = this.#idOf(record);
    const known = this.#records.get(id);
    if (known) return isDeepStrictEqual(known, record) ? 'known' : 'conflict';
    this.#records.set(id, record);
    const [oldest] = this.#records.size > MAX_RECORDS ? this.#records.keys() : [];
    if (oldest !== undefined) this.#records.delete(oldest);
    return 'new';
  }

  clear(): void {
    this.#records.clear();
  }

  state(): readonly T[] {
    return [...this.#records.values()];
  }
}
