import { isRecord } from '../../../lib/record.ts';

/** Keys and positions from the top of a file to a value in it. */
export type ValuePath = readonly (string | number)[];

/** An error in a content file. */
export interface ContentIssue {
  /** Path below the content folder: `pages/norrvag-se/index.sv.yaml`. */
  readonly file: string;
  readonly path: ValuePath;
  readonly message: string;
}

/** A value of a content file with its position. Methods that read a value report an issue when it has another type. */
export class Cursor {
  readonly value: unknown;
  readonly file: string;
  readonly #path: ValuePath;
  readonly #issues: ContentIssue[];

  constructor(value: unknown, file: string, issues: ContentIssue[], path: ValuePath = []) {
    this.value = value;
    this.file = file;
    this.#path = path;
    this.#issues = issues;
  }

  report(message: string): void {
    this.#issues.push({ file: this.file, path: this.#path, message });
  }

  /** Returns a member; its value is undefined when it is missing. */
  get(key: string): Cursor {
    return this.#child(isRecord(this.value) ? this.value[key] : undefined, key);
  }

  has(key: string): boolean {
    return isRecord(this.value) && Object.hasOwn(this.value, key);
  }

  text(): string {
    if (typeof this.value === 'string') return this.value;
    this.report(`expected a text, got ${described(this.value)}`);
    return '';
  }

  /** Reads a text that must match a pattern, such as a path. */
  matching(pattern: RegExp, expected: string): string {
    const text = this.text();
    if (typeof this.value === 'string' && !pattern.test(text)) this.report(`expected ${expected}, got "${text}"`);
    return text;
  }

  number(): number {
    if (typeof this.value === 'number') return this.value;
    this.report(`expected a number, got ${described(this.value)}`);
    return 0;
  }

  list(): Cursor[] {
    if (Array.isArray(this.value)) return this.value.map((each, index) => this.#child(each, index));
    this.report(`expected a list, got ${described(this.value)}`);
    return [];
  }

  /** Returns all members in the order of the file. With `allowed`, other members are reported. */
  members(allowed?: readonly string[]): [string, Cursor][] {
    if (!isRecord(this.value)) {
      this.report(`expected keys with values, got ${described(this.value)}`);
      return [];
    }
    const members = Object.entries(this.value).map(([key, value]): [string, Cursor] => [key, this.#child(value, key)]);
    if (!allowed) return members;
    for (const [key, member] of members) {
      if (!allowed.includes(key)) member.report(`unknown key "${key}"; allowed are ${allowed.join(', ')}`);
    }
    return members;
  }

  texts(): Record<string, string> {
    return Object.fromEntries(this.members().map(([key, member]) => [key, member.text()]));
  }

  #child(value: unknown, key: string | number): Cursor {
    return new Cursor(value, this.file, this.#issues, [...this.#path, key]);
  }
}

function described(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number') return `the number ${value}; write a text of digits in quotes`;
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'keys with values';
  return typeof value === 'string' ? `"${value.slice(0, 60)}"` : String(value);
}
