import { RuleSyntaxError } from './rule.ts';

/**
 * Compiles the regular expressions of editors to a small program that runs in linear time: its threads advance together,
 * one character at a time. No expression can block the process (Q22). The first match by JavaScript's rules wins.
 */

/** One instruction. A thread that reaches `split` continues at `next`, and with lower priority at `other`. */
export type Instruction =
  | { kind: 'char'; test: (code: number) => boolean }
  | { kind: 'split'; next: number; other: number }
  | { kind: 'jump'; next: number }
  | { kind: 'save'; slot: number }
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'match' };

export interface Expression {
  program: readonly Instruction[];
  /** Number of capturing groups. */
  groups: number;
  /** Literal text that every match begins with, at the start of the text; empty when unknown. */
  prefix: string;
  /** Whether a match must end at the end of the text. */
  endsAtEnd: boolean;
  /** A text that the expression matches, for the checks. */
  sample: string;
}

type Node =
  | { kind: 'char'; test: (code: number) => boolean; sample: string; literal: boolean }
  | { kind: 'start' | 'end' }
  | { kind: 'sequence'; nodes: readonly Node[] }
  | { kind: 'choice'; nodes: readonly Node[] }
  | { kind: 'group'; node: Node; index: number }
  | { kind: 'repeat'; node: Node; min: number; max: number; lazy: boolean };

/** Limit for the instructions of one expression; counted repetitions are unrolled. */
const MAX_PROGRAM = 1_000;
const MAX_DEPTH = 20;

/**
 * Compiles an expression. Letters match in either case; the text to match must be in lower case.
 *
 * @throws RuleSyntaxError for invalid expressions, look-around and back-references
 */
export function readExpression(source: string): Expression {
  const reader = new Reader(source);
  const node = reader.choice(0);
  if (!reader.atEnd) reader.refuse('has an unbalanced parenthesis');
  const program: Instruction[] = [];
  emit(program, { kind: 'group', node, index: 0 });
  program.push({ kind: 'match' });
  const nodes = node.kind === 'sequence' ? node.nodes : [node];
  return {
    program,
    groups: reader.groups,
    prefix: prefixOf(nodes),
    endsAtEnd: nodes.at(-1)?.kind === 'end',
    sample: sampleOf(node),
  };
}

class Reader {
  readonly #source: string;
  #at = 0;
  groups = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get atEnd(): boolean {
    return this.#at >= this.#source.length;
  }

  refuse(what: string): never {
    const rest = this.#source.slice(this.#at, this.#at + 20);
    throw new RuleSyntaxError(this.#at, `"${rest}" ${what}`, '');
  }

  choice(depth: number): Node {
    if (depth > MAX_DEPTH) this.refuse('is nested too deeply');
    const nodes = [this.#sequence(depth)];
    while (this.#take('|')) nodes.push(this.#sequence(depth));
    return nodes.length === 1 ? (nodes[0] as Node) : { kind: 'choice', nodes };
  }

  #sequence(depth: number): Node {
    const nodes: Node[] = [];
    while (!this.atEnd && !this.#sees('|') && !this.#sees(')')) nodes.push(this.#repeated(this.#atom(depth)));
    return { kind: 'sequence', nodes };
  }

  #atom(depth: number): Node {
    if (this.#take('^')) return { kind: 'start' };
    if (this.#take('$')) return { kind: 'end' };
    if (this.#take('(')) return this.#group(depth);
    if (this.#take('[')) return this.#set();
    if (this.#take('.'))
      return { kind: 'char', test: (code) => code !== 10 && code !== 13, sample: 'x', literal: false };
    if (this.#take('\\')) return this.#escape();
    if (/[*+?{]/.test(this.#source[this.#at] ?? '')) this.refuse('repeats nothing');
    return literal(this.#next());
  }

  #group(depth: number): Node {
    if (/^\?(?:[=!]|<[=!])/.test(this.#source.slice(this.#at))) this.refuse('is a look-around, which is not supported');
    const named = /^\?<[a-z]\w*>/i.exec(this.#source.slice(this.#at));
    const captures = named !== null || !this.#sees('?');
    if (named) this.#at += named[0].length;
    else if (!captures && !this.#skip('?:')) this.refuse('is a group that is not supported');
    const index = captures ? ++this.groups : 0;
    const node = this.choice(depth + 1);
    if (!this.#take(')')) this.refuse('is not closed');
    return captures ? { kind: 'group', node, index } : node;
  }

  #escape(): Node {
    const letter = this.#next();
    const set = SETS[letter];
    if (set) return { kind: 'char', ...set, literal: false };
    if (/[a-z0-9]/i.test(letter)) this.refuse(`follows \\${letter}, which is not supported`);
    return literal(letter);
  }

  #set(): Node {
    const negated = this.#take('^');
    const tests: ((code: number) => boolean)[] = [];
    let sample = '';
    while (!this.#take(']')) {
      const { test, sample: one, code } = this.#member();
      const last = code !== null && this.#sees('-') && this.#source[this.#at + 1] !== ']' ? this.#rangeEnd() : null;
      tests.push(last === null || code === null ? test : inEitherCase(code, last));
      sample ||= one;
    }
    const isMember = (code: number) => tests.some((test) => test(code));
    if (!negated) return { kind: 'char', test: isMember, sample: sample || 'x', literal: false };
    const free = [...'xqz0-_~'].find((char) => !isMember(char.charCodeAt(0))) ?? 'x';
    return { kind: 'char', test: (code) => !isMember(code), sample: free, literal: false };
  }

  #member(): { test: (code: number) => boolean; sample: string; code: number | null } {
    if (this.atEnd) this.refuse('is not closed');
    if (!this.#take('\\')) return memberOf(this.#next());
    const letter = this.#next();
    const set = SETS[letter];
    if (set) return { ...set, code: null };
    if (/[a-z0-9]/i.test(letter)) this.refuse(`follows \\${letter}, which is not supported`);
    return memberOf(letter);
  }

  #rangeEnd(): number {
    this.#at += 1;
    const { code } = this.#member();
    return code ?? this.refuse('does not end a range');
  }

  #repeated(node: Node): Node {
    const counts = this.#counts();
    if (!counts) return node;
    if (node.kind === 'start' || node.kind === 'end') this.refuse('repeats an anchor');
    const lazy = this.#take('?');
    if (/[*+?]/.test(this.#source[this.#at] ?? '')) this.refuse('repeats a quantifier');
    return { kind: 'repeat', node, ...counts, lazy };
  }

  #counts(): { min: number; max: number } | null {
    if (this.#take('*')) return { min: 0, max: Number.POSITIVE_INFINITY };
    if (this.#take('+')) return { min: 1, max: Number.POSITIVE_INFINITY };
    if (this.#take('?')) return { min: 0, max: 1 };
    const counted = /^\{(\d{1,3})(,?)(\d{0,3})\}/.exec(this.#source.slice(this.#at));
    if (!counted) return null;
    const [all, from = '', comma, to = ''] = counted;
    this.#at += all.length;
    const min = Number(from);
    const max = comma === '' ? min : to === '' ? Number.POSITIVE_INFINITY : Number(to);
    if (max < min) this.refuse('follows a quantifier whose bounds are out of order');
    return { min, max };
  }

  #next(): string {
    if (this.atEnd) this.refuse('ends too early');
    const char = this.#source[this.#at] ?? '';
    this.#at += 1;
    return char;
  }

  #sees(char: string): boolean {
    return this.#source.startsWith(char, this.#at);
  }

  #take(char: string): boolean {
    return this.#sees(char) && this.#skip(char);
  }

  #skip(text: string): boolean {
    const there = this.#sees(text);
    if (there) this.#at += text.length;
    return there;
  }
}

const isDigit = (code: number) => code >= 48 && code <= 57;
const isWord = (code: number) =>
  isDigit(code) || code === 95 || (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isSpace = (code: number) => /\s/.test(String.fromCharCode(code));

const SETS: Readonly<Record<string, { test: (code: number) => boolean; sample: string }>> = {
  d: { test: isDigit, sample: '7' },
  D: { test: (code) => !isDigit(code), sample: 'x' },
  w: { test: isWord, sample: 'x' },
  W: { test: (code) => !isWord(code), sample: '-' },
  s: { test: isSpace, sample: ' ' },
  S: { test: (code) => !isSpace(code), sample: 'x' },
};

function literal(char: string): Node {
  const { test, sample } = memberOf(char);
  return { kind: 'char', test, sample, literal: true };
}

function memberOf(char: string) {
  const code = char.charCodeAt(0);
  return { test: inEitherCase(code, code), sample: char.toLowerCase(), code };
}

/** The text to match is in lower case: a capital letter in the expression means the lower-case one. */
function inEitherCase(first: number, last: number): (code: number) => boolean {
  return (code) => {
    if (code >= first && code <= last) return true;
    const upper = String.fromCharCode(code).toUpperCase();
    const other = upper.length === 1 ? upper.charCodeAt(0) : code;
    return other >= first && other <= last;
  };
}

function emit(program: Instruction[], node: Node): void {
  if (program.length > MAX_PROGRAM) throw new RuleSyntaxError(0, 'The expression is too large', '');
  switch (node.kind) {
    case 'char':
      program.push({ kind: 'char', test: node.test });
      break;
    case 'start':
    case 'end':
      program.push({ kind: node.kind });
      break;
    case 'sequence':
      for (const each of node.nodes) emit(program, each);
      break;
    case 'choice':
      emitChoice(program, node.nodes);
      break;
    case 'group':
      program.push({ kind: 'save', slot: 2 * node.index });
      emit(program, node.node);
      program.push({ kind: 'save', slot: 2 * node.index + 1 });
      break;
    case 'repeat':
      emitRepeat(program, node);
  }
}

function emitChoice(program: Instruction[], nodes: readonly Node[]): void {
  const ends: { kind: 'jump'; next: number }[] = [];
  for (const [index, each] of nodes.entries()) {
    const isLast = index === nodes.length - 1;
    const split = { kind: 'split' as const, next: program.length + 1, other: 0 };
    if (!isLast) program.push(split);
    emit(program, each);
    if (isLast) break;
    const jump = { kind: 'jump' as const, next: 0 };
    program.push(jump);
    ends.push(jump);
    split.other = program.length;
  }
  for (const end of ends) end.next = program.length;
}

function emitRepeat(program: Instruction[], { node, min, max, lazy }: Extract<Node, { kind: 'repeat' }>): void {
  for (let count = 0; count < min; count += 1) emit(program, node);
  const splits: { kind: 'split'; next: number; other: number }[] = [];
  const open = () => {
    const split = { kind: 'split' as const, next: program.length + 1, other: 0 };
    program.push(split);
    splits.push(split);
  };
  if (max === Number.POSITIVE_INFINITY) {
    const loop = program.length;
    open();
    emit(program, node);
    program.push({ kind: 'jump', next: loop });
  } else {
    for (let count = min; count < max; count += 1) {
      open();
      emit(program, node);
    }
  }
  for (const split of splits) {
    split.other = program.length;
    if (lazy) [split.next, split.other] = [split.other, split.next];
  }
}

/** Returns the literal text that follows `^`. */
function prefixOf([first, ...others]: readonly Node[]): string {
  if (first?.kind !== 'start') return '';
  let prefix = '';
  for (const node of others) {
    if (node.kind !== 'char' || !node.literal) break;
    prefix += node.sample;
  }
  return prefix;
}

function sampleOf(node: Node): string {
  switch (node.kind) {
    case 'char':
      return node.sample;
    case 'sequence':
      return node.nodes.map(sampleOf).join('');
    case 'choice':
      return node.nodes[0] ? sampleOf(node.nodes[0]) : '';
    case 'group':
      return sampleOf(node.node);
    case 'repeat':
      // An optional part is included once, because captures are usually optional parts.
      return sampleOf(node.node).repeat(Math.min(Math.max(node.min, 1), node.max));
    default:
      return '';
  }
}
