import type { Expression, Instruction } from './expression.ts';

/** Steps left for all expressions of one look-up. */
export interface Budget {
  steps: number;
}

interface Thread {
  at: number;
  /** Start and end of each group, -1 where it captured nothing; group 0 is the full match. */
  slots: readonly number[];
}

/**
 * Finds the first match in a text by JavaScript's rules: leftmost, then by priority. The number of steps is at most the
 * length of the text times the size of the program.
 *
 * @param text in lower case
 * @returns the full match, then the captures of the groups; null when nothing matches or the budget is spent
 */
export function runExpression(expression: Expression, text: string, budget: Budget): string[] | null {
  const { program, groups, prefix } = expression;
  if (!text.startsWith(prefix)) return null;
  const none = new Array<number>((groups + 1) * 2).fill(-1);
  let threads: readonly Thread[] = [];
  let found: readonly number[] | null = null;
  for (let position = 0; position <= text.length; position += 1) {
    const list = new ThreadList(program, position, text.length);
    for (const thread of threads) list.add(thread.at, thread.slots);
    // Another match may begin here, with lower priority than the running threads.
    if (found === null) list.add(0, none);
    const step = advance(list.threads, program, text.charCodeAt(position));
    found = step.found ?? found;
    threads = step.next;
    budget.steps -= list.steps + list.threads.length;
    if (budget.steps <= 0) return null;
    if (threads.length === 0 && (found !== null || prefix !== '')) break;
  }
  return found && captured(found, text);
}

/**
 * Advances all threads by one character, up to the first that has matched: later threads have lower priority.
 *
 * @param code the character; NaN at the end of the text
 */
function advance(threads: readonly Thread[], program: readonly Instruction[], code: number) {
  const next: Thread[] = [];
  for (const { at, slots } of threads) {
    const instruction = program[at];
    if (instruction?.kind === 'match') return { next, found: slots };
    if (instruction?.kind === 'char' && !Number.isNaN(code) && instruction.test(code)) next.push({ at: at + 1, slots });
  }
  return { next, found: null };
}

function captured(slots: readonly number[], text: string): string[] {
  const texts: string[] = [];
  for (let slot = 0; slot < slots.length; slot += 2) {
    const [from = -1, to = -1] = [slots[slot], slots[slot + 1]];
    texts.push(from >= 0 && to >= from ? text.slice(from, to) : '');
  }
  return texts;
}

/** The threads at one position of the text in order of priority, at most one for each instruction. */
class ThreadList {
  readonly threads: Thread[] = [];
  steps = 0;
  readonly #seen = new Set<number>();
  readonly #program: readonly Instruction[];
  readonly #position: number;
  readonly #length: number;

  constructor(program: readonly Instruction[], position: number, length: number) {
    this.#program = program;
    this.#position = position;
    this.#length = length;
  }

  /** Follows instructions that consume no character, and adds the threads that are about to consume one. */
  add(at: number, slots: readonly number[]): void {
    const waiting: Thread[] = [{ at, slots }];
    for (let thread = waiting.pop(); thread; thread = waiting.pop()) {
      if (this.#seen.has(thread.at)) continue;
      this.#seen.add(thread.at);
      this.steps += 1;
      waiting.push(...this.#onward(thread));
    }
  }

  /** Returns the threads that continue without consuming a character, the one of highest priority last. */
  #onward(thread: Thread): Thread[] {
    const { at, slots } = thread;
    const instruction = this.#program[at];
    switch (instruction?.kind) {
      case 'jump':
        return [{ at: instruction.next, slots }];
      case 'split':
        return [
          { at: instruction.other, slots },
          { at: instruction.next, slots },
        ];
      case 'save':
        return [{ at: at + 1, slots: slots.with(instruction.slot, this.#position) }];
      case 'start':
        return this.#position === 0 ? [{ at: at + 1, slots }] : [];
      case 'end':
        return this.#position === this.#length ? [{ at: at + 1, slots }] : [];
      default:
        this.threads.push(thread);
        return [];
    }
  }
}
