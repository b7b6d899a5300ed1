import { SyntaxFault } from './rule.ts';
import { MARKER } from './spelling.ts';
import { type Alternative, readTokens, type Token } from './tokens.ts';

/** One class of characters with a quantifier, or null: anything but a slash. */
export interface Capture {
  name: string;
  constraint: string | null;
}

/** A part of a segment: its text, or what is captured there. */
export type Part = string | Capture;

/** What the visitor's query must say. */
export interface Condition {
  /** Folded. */
  name: string;
  /** Folded text, or what any value is captured by; `name` is empty for `*`. */
  value: Part;
}

/** A source with its alternatives decided: one line may stand for several. */
export interface Source {
  /** Segments of the path; a text stands for itself. */
  segments: readonly (string | readonly Part[])[];
  /** Name of what is below, empty when it has none; null when nothing may be below. */
  rest: string | null;
  /** Whether only addresses with the platform's marker are meant. */
  marked: boolean;
  conditions: readonly Condition[];
  /** Named alternatives that were decided, as they were written. */
  constants: Readonly<Record<string, string>>;
}

type Decided = Exclude<Token, { kind: 'alternatives' }>;

/** More than any editor means; a slip of the pen, not a table. */
const MAX_VARIANTS = 2_000;
const MAX_CONDITIONS = 10;
const MAX_SEGMENTS = 40;

/**
 * Reads a source, alternatives multiplied out.
 *
 * @throws SyntaxFault
 */
export function readSource(text: string): Source[] {
  if (!text.startsWith('/')) {
    const cure = /^https?:/i.test(text)
      ? 'Leave scheme and host out: the file says which site is meant.'
      : `Write /${text}.`;
    throw new SyntaxFault(0, 'An address begins with a slash', cure);
  }
  const hash = text.indexOf('#');
  if (hash !== -1) throw new SyntaxFault(hash, 'Browsers keep what follows # to themselves', 'Leave it out.');
  const mark = queryStart(text);
  const path = readTokens(mark === -1 ? text : text.slice(0, mark), 0);
  const conditions = mark === -1 ? [] : readConditions(text, mark + 1);
  const choices = [...path, ...conditions.flatMap(({ tokens }) => tokens)].filter(
    (token) => token.kind === 'alternatives',
  );
  if (choices.length === 0) return [sourceOf(path as Decided[], conditions as DecidedCondition[], {})];
  return variants(choices).map((decided) => decide(path, conditions, decided));
}

/** The first question mark outside parentheses. */
function queryStart(text: string): number {
  let mark = text.indexOf('?');
  while (mark !== -1 && text.lastIndexOf('(', mark) > text.lastIndexOf(')', mark)) mark = text.indexOf('?', mark + 1);
  return mark;
}

interface ConditionTokens {
  name: string;
  tokens: Token[];
  at: number;
}
interface DecidedCondition extends ConditionTokens {
  tokens: Decided[];
}

function readConditions(text: string, start: number): ConditionTokens[] {
  const conditions: ConditionTokens[] = [];
  let at = start;
  for (const pair of text.slice(start).split('&')) {
    const equals = pair.indexOf('=');
    if (equals < 1) {
      throw new SyntaxFault(at, `"${pair}" is no condition`, 'Write name=value, or name=* for any value.');
    }
    const [name, ...more] = readTokens(pair.slice(0, equals), at);
    if (name?.kind !== 'literal' || more.length > 0)
      throw new SyntaxFault(at, 'Names of parameters are plain text', 'Write them out.');
    // In queries a plus is a space, and the sign itself %2B; before a parenthesis it says how often.
    const value = pair.slice(equals + 1).replace(/[+](?![)])/g, ' ');
    conditions.push({ name: name.text, tokens: readTokens(value, at + equals + 1), at });
    at += pair.length + 1;
  }
  if (conditions.length > MAX_CONDITIONS) {
    throw new SyntaxFault(start, `More than ${MAX_CONDITIONS} conditions`, 'Name those that tell the addresses apart.');
  }
  return conditions;
}

type Choice = Extract<Token, { kind: 'alternatives' }>;

/** Every combination of the alternatives. */
function variants(choices: readonly Choice[]): ReadonlyMap<Choice, Alternative>[] {
  let combined: Map<Choice, Alternative>[] = [new Map()];
  for (const choice of choices) {
    if (combined.length * choice.values.length > MAX_VARIANTS) {
      const message = `More than ${MAX_VARIANTS} addresses in one line`;
      throw new SyntaxFault(0, message, 'Use a name such as :slug, or several lines.');
    }
    combined = combined.flatMap((before) => choice.values.map((value) => new Map(before).set(choice, value)));
  }
  return combined;
}

function decide(
  path: readonly Token[],
  conditions: readonly ConditionTokens[],
  decided: ReadonlyMap<Choice, Alternative>,
): Source {
  const constants: Record<string, string> = {};
  for (const [{ name }, { written }] of decided) if (name !== null) constants[name] = written;
  const settle = (token: Token): Decided =>
    token.kind === 'alternatives' ? { kind: 'literal', text: decided.get(token)?.text ?? '' } : token;
  const settled = conditions.map((condition) => ({ ...condition, tokens: condition.tokens.map(settle) }));
  return sourceOf(path.map(settle), settled, constants);
}

function sourceOf(
  path: readonly Decided[],
  conditions: readonly DecidedCondition[],
  constants: Readonly<Record<string, string>>,
): Source {
  const names = new Set(Object.keys(constants));
  const claim = (name: string, at: number) => {
    if (names.has(name)) throw new SyntaxFault(at, `The name ${name} is used twice`, 'Give each its own.');
    names.add(name);
  };
  const { segments, rest } = segmentsOf(path, claim);
  const { kept, marked } = withoutMarker(segments);
  return { segments: kept, rest, marked, conditions: conditions.map((each) => conditionOf(each, claim)), constants };
}

type Claim = (name: string, at: number) => void;

function segmentsOf(path: readonly Decided[], claim: Claim) {
  const segments: Part[][] = [[]];
  let rest: string | null = null;
  for (const [index, token] of path.entries()) {
    if (token.kind === 'literal') {
      appendText(segments, token.text);
      continue;
    }
    if (token.name !== null) claim(token.name, token.at);
    if (token.kind === 'capture') {
      segments.at(-1)?.push({ name: token.name, constraint: token.constraint });
      continue;
    }
    if (index < path.length - 1 || segments.length < 2 || segments.at(-1)?.length !== 0) {
      throw new SyntaxFault(
        token.at,
        'A star stands for all that is below',
        'Write it last, after a slash: /old/*rest.',
      );
    }
    rest = token.name ?? '';
  }
  return { segments: segmentsIn(segments), rest };
}

/** The path begins with a slash, and may end with one. */
function segmentsIn(split: Part[][]): (string | readonly Part[])[] {
  const segments = split.slice(1);
  if (segments.at(-1)?.length === 0) segments.pop();
  if (segments.length <= MAX_SEGMENTS) return segments.map(segmentOf);
  throw new SyntaxFault(0, `More than ${MAX_SEGMENTS} segments`, 'Use a rest: /old/*.');
}

/** Text goes on the last segment; each slash begins another. */
function appendText(segments: Part[][], text: string): void {
  const [first = '', ...others] = text.split('/');
  append(segments, first);
  for (const each of others) segments.push(each === '' ? [] : [each]);
}

function append(segments: Part[][], text: string): void {
  const last = segments.at(-1);
  if (text === '' || !last) return;
  const before = last.at(-1);
  if (typeof before === 'string') last[last.length - 1] = before + text;
  else last.push(text);
}

function segmentOf(parts: readonly Part[]): string | readonly Part[] {
  if (parts.length === 0) throw new SyntaxFault(0, 'Two slashes in a row', 'Write one.');
  const [only] = parts;
  if (parts.length === 1 && typeof only === 'string') {
    if (/^\.{1,2}$/.test(only))
      throw new SyntaxFault(0, 'Browsers resolve . and .. themselves', 'Write the whole path.');
    return only;
  }
  checkCaptures(parts);
  return parts;
}

/** What one segment may capture, so that no address makes matching slow. */
function checkCaptures(parts: readonly Part[]): void {
  const captures = parts.filter((part) => typeof part !== 'string');
  const loose = captures.filter(({ constraint }) => !constraint?.startsWith('\\d'));
  if (loose.length > 2 || captures.length > 4) {
    throw new SyntaxFault(0, 'Too many names in one segment', 'Two, or four of which two are numbers, are the most.');
  }
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    if (typeof part === 'string' || next === undefined) continue;
    if (typeof next !== 'string') {
      throw new SyntaxFault(
        0,
        `Nothing tells where :${part.name} ends and :${next.name} begins`,
        'Put a sign between.',
      );
    }
    if (part.constraint?.startsWith('\\d') && /^\d/.test(next)) {
      throw new SyntaxFault(
        0,
        `A digit follows the number :${part.name}`,
        'Put a sign between, or leave it to the number.',
      );
    }
  }
}

function withoutMarker(segments: readonly (string | readonly Part[])[]) {
  const last = segments.at(-1);
  if (last === MARKER) return { kept: segments.slice(0, -1), marked: true };
  if (typeof last === 'string') {
    if (!last.endsWith(MARKER)) return { kept: segments, marked: false };
    return { kept: [...segments.slice(0, -1), last.slice(0, -MARKER.length)], marked: true };
  }
  const end = last?.at(-1);
  if (!last || typeof end !== 'string' || !end.endsWith(MARKER)) return { kept: segments, marked: false };
  const short = end.slice(0, -MARKER.length);
  const parts = [...last.slice(0, -1), ...(short === '' ? [] : [short])];
  return { kept: [...segments.slice(0, -1), parts], marked: true };
}

/** Values that are captured end up in addresses: without saying more, only words are taken. */
const WORD = '[\\p{L}\\d_-]{1,100}';

function conditionOf({ name, tokens, at }: DecidedCondition, claim: Claim): Condition {
  const texts = tokens.map((token) => (token.kind === 'literal' ? token.text : null));
  if (!texts.includes(null)) return { name, value: texts.join('') };
  const [token] = tokens;
  if (tokens.length > 1 || !token || token.kind === 'literal') {
    throw new SyntaxFault(at, 'A value is text, a name or *', 'Write name=value, name=:id(\\d+) or name=*.');
  }
  if (token.name !== null) claim(token.name, token.at);
  if (token.kind === 'rest') return { name, value: { name: token.name ?? '', constraint: null } };
  return { name, value: { name: token.name, constraint: token.constraint ?? WORD } };
}
