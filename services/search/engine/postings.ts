/** A list of numbers that grows. */
export interface NumberList {
  array: Uint32Array<ArrayBuffer>;
  length: number;
}

/** Returns an empty list. */
export const createNumberList = (): NumberList => ({ array: new Uint32Array(4), length: 0 });

export function push(list: NumberList, value: number): void {
  if (list.length === list.array.length) {
    const grown = new Uint32Array(Math.ceil(list.length * 1.5));
    grown.set(list.array);
    list.array = grown;
  }
  list.array[list.length] = value;
  list.length += 1;
}

/** Slots by word, for one group of fields. */
export interface Postings {
  /** The slots of a word in ascending order; those of removed records are among them. */
  readonly slots: readonly (NumberList | undefined)[];
  /** Returns how many records have the word. */
  uses(term: number): number;
  add(terms: Iterable<number>, slot: number): void;
  drop(terms: Iterable<number>): void;
}

export function createPostings(): Postings {
  const slots: (NumberList | undefined)[] = [];
  const uses: number[] = [];
  return {
    slots,
    uses: (term) => uses[term] ?? 0,
    add: (terms, slot) => {
      for (const term of terms) {
        const list = slots[term] ?? createNumberList();
        slots[term] = list;
        if (list.length > 0 && list.array[list.length - 1] === slot) continue;
        push(list, slot);
        uses[term] = (uses[term] ?? 0) + 1;
      }
    },
    drop: (terms) => {
      for (const term of new Set(terms)) uses[term] = (uses[term] ?? 0) - 1;
    },
  };
}
