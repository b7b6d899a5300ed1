import { MARKER } from './canonicalize.ts';
import { RuleSyntaxError } from './rule.ts';
import { type Alternative, readTokens, type Token } from './tokens.ts';

/** One class of characters with a quantifier, or null: anything but a slash. */
export interface Capture {
  name: string;
  constraint: string | null;
}

/** A part of a segment: literal text or a capture. */
export type Part = string | Capture;

/** A parameter that the visitor's query must contain. */
export interface Condition {
  /** Folded. */
  name: string;
  /** Folded text, or a capture; the capture's name is empty for `*`. */
  value: Part;
}

/** A source after its alternatives are multiplied out: one line may have several. */
export interface Source {
  /** Segments of the path; a string is literal. */
  segments: readonly (string | readonly Part[])[];
  /** Name of the wildcard at the end (`*rest`), empty when it has none; null without a wildcard. */
  rest: string | null;
  /** Whether the source matches only URLs with the platform's marker. */
  marked: boolean;
  conditions: readonly Condition[];
  /** Values of the named alternatives, as written. */
  constants: Readonly<Record<string, string>>;
}

type ResolvedToken = Exclude<Token, { kind: 'alternatives' }>;

/** More combinations than an editor intends: the line is a mistake. */
const MAX_VARIANTS = 2_000;
const MAX_CONDITIONS = 10;
const MAX_SEGMENTS = 40;

/**
 * Parses a source and multiplies out its alternatives.
 *
 * @throws RuleSyntaxError
 */
export function readSource(text: string): Source[] {
  if (!text.startsWith('/')) {
    const hint = /^https?:/i.test(text)
      ? 'Leave out scheme and host: the name of the file says which site the rule belongs to.'
      : `Write /${text}.`;
    throw new RuleSyntaxError(0, 'A path begins with a slash', hint);
  }
  const hash = text.indexOf('#');
  if (hash !== -1) throw new RuleSyntaxError(hash, 'Browsers do not send what follows #', 'Leave it out.');
  const mark = queryStart(text);
  const path = readTokens(mark === -1 ? text : text.slice(0, mark), 0);
  const conditions = mark === -1 ? [] : readConditions(text, mark + 1);
  const choices = [...path, ...conditions.flatMap(({ tokens }) => tokens)].filter(
    (token) => token.kind === 'alternatives',
  );
  if (choices.length === 0) return [sourceOf(path as ResolvedToken[], conditions as ResolvedCondition[], {})];
  return combinations(choices).map((selected) => selectAlternatives(path, conditions, selected));
}

/** Returns the index of the first question mark outside parentheses. */
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
interface ResolvedCondition extends ConditionTokens {
  tokens: ResolvedToken[];
}

function readConditions(text: string, start: number): ConditionTokens[] {
  const conditions: ConditionTokens[] = [];
  let at = start;
  for (const pair of text.slice(start).split('&')) {
    const equals = pair.indexOf('=');
    if (equals < 1) {
      throw new RuleSyntaxError(at, `"${pair}" is not a condition`, 'Write name=value, or name=* for any value.');
    }
    const [name, ...more] = readTokens(pair.slice(0, equals), at);
    if (name?.kind !== 'literal' || more.length > 0)
      throw new RuleSyntaxError(at, 'The name of a parameter must be plain text', 'Write it without patterns.');
    // In a query a plus means a space, and %2B a plus. Before a closing parenthesis the plus is a quantifier.
    const value = pair.slice(equals + 1).replace(/[+](?![)])/g, ' ');
    conditions.push({ name: name.text, tokens: readTokens(value, at + equals + 1), at });
    at += pair.length + 1;
  }
  if (conditions.length > MAX_CONDITIONS) {
    throw new RuleSyntaxError(start, `More than ${MAX_CONDITIONS} conditions`, 'Keep those that distinguish the URLs.');
  }
  return conditions;
}

type Alternatives = Extract<Token, { kind: 'alternatives' }>;

/** Returns every combination of the alternatives. */
function combinations(choices: readonly Alternatives[]): ReadonlyMap<Alternatives, Alternative>[] {
  let combined: Map<Alternatives, Alternative>[] = [new Map()];
  for (const choice of choices) {
    if (combined.length * choice.values.length > MAX_VARIANTS) {
      const message = `More than ${MAX_VARIANTS} URLs in one line`;
      throw new RuleSyntaxError(0, message, 'Use a name such as :slug, or write several lines.');
    }
    combined = combined.flatMap((before) => choice.values.map((value) => new Map(before).set(choice, value)));
  }
  return combined;
}

function selectAlternatives(
  path: readonly Token[],
  conditions: readonly ConditionTokens[],
  selected: ReadonlyMap<Alternatives, Alternative>,
): Source {
  const constants: Record<string, string> = {};
  for (const [{ name }, { written }] of selected) if (name !== null) constants[name] = written;
  const resolveToken = (token: Token): ResolvedToken =>
    token.kind === 'alternatives' ? { kind: 'literal', text: selected.get(token)?.text ?? '' } : token;
  const resolved = conditions.map((condition) => ({ ...condition, tokens: condition.tokens.map(resolveToken) }));
  return sourceOf(path.map(resolveToken), resolved, constants);
}

function sourceOf(
  path: readonly ResolvedToken[],
  conditions: readonly ResolvedCondition[],
  constants: Readonly<Record<string, string>>,
): Source {
  const names = new Set(Object.keys(constants));
  const declareName = (name: string, at: number) => {
    if (names.has(name)) throw new RuleSyntaxError(at, `The name ${name} is used twice`, 'Use different names.');
    names.add(name);
  };
  const { segments: written, rest } = segmentsOf(path, declareName);
  const { segments, marked } = withoutMarker(written);
  return { segments, rest, marked, conditions: conditions.map((each) => conditionOf(each, declareName)), constants };
}

type DeclareName = (name: string, at: number) => void;

function segmentsOf(path: readonly ResolvedToken[], declareName: DeclareName) {
  const segments: Part[][] = [[]];
  let rest: string | null = null;
  for (const [index, token] of path.entries()) {
    if (token.kind === 'literal') {
      appendText(segments, token.text);
      continue;
    }
    if (token.name !== null) declareName(token.name, token.at);
    if (token.kind === 'capture') {
      segments.at(-1)?.push({ name: token.name, constraint: token.constraint });
      continue;
    }
    if (index < path.length - 1 || segments.length < 2 || segments.at(-1)?.length !== 0) {
      throw new RuleSyntaxError(
        token.at,
        'A star matches everything below a path',
        'Write it last, after a slash: /old/*rest.',
      );
    }
    rest = token.name ?? '';
  }
  return { segments: segmentsIn(segments), rest };
}

/** Removes the empty segments before the first slash and after the last one. */
function segmentsIn(split: Part[][]): (string | readonly Part[])[] {
  const segments = split.slice(1);
  if (segments.at(-1)?.length === 0) segments.pop();
  if (segments.length <= MAX_SEGMENTS) return segments.map(segmentOf);
  throw new RuleSyntaxError(0, `More than ${MAX_SEGMENTS} segments`, 'Use a rest: /old/*.');
}

/** Appends text to the last segment; each slash begins a new segment. */
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
  if (parts.length === 0) throw new RuleSyntaxError(0, 'Two slashes in a row', 'Write one.');
  const [single] = parts;
  if (parts.length === 1 && typeof single === 'string') {
    if (/^\.{1,2}$/.test(single))
      throw new RuleSyntaxError(0, 'Browsers resolve . and .. before they send a request', 'Write the full path.');
    return single;
  }
  checkCaptures(parts);
  return parts;
}

/** Limits the captures of a segment, so that no URL makes matching slow. */
function checkCaptures(parts: readonly Part[]): void {
  const captures = parts.filter((part) => typeof part !== 'string');
  const loose = captures.filter(({ constraint }) => !constraint?.startsWith('\\d'));
  if (loose.length > 2 || captures.length > 4) {
    throw new RuleSyntaxError(
      0,
      'Too many names in one segment',
      'At most two are allowed, or four if two of them are numbers.',
    );
  }
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    if (typeof part === 'string' || next === undefined) continue;
    if (typeof next !== 'string') {
      throw new RuleSyntaxError(
        0,
        `Nothing tells where :${part.name} ends and :${next.name} begins`,
        'Write a character between them.',
      );
    }
    if (part.constraint?.startsWith('\\d') && /^\d/.test(next)) {
      throw new RuleSyntaxError(
        0,
        `A digit follows the number :${part.name}`,
        'Write a character between them, or remove the digit.',
      );
    }
  }
}

function withoutMarker(segments: readonly (string | readonly Part[])[]) {
  const last = segments.at(-1);
  if (last === MARKER) return { segments: segments.slice(0, -1), marked: true };
  if (typeof last === 'string') {
    if (!last.endsWith(MARKER)) return { segments, marked: false };
    return { segments: [...segments.slice(0, -1), last.slice(0, -MARKER.length)], marked: true };
  }
  const end = last?.at(-1);
  if (!last || typeof end !== 'string' || !end.endsWith(MARKER)) return { segments, marked: false };
  const trimmed = end.slice(0, -MARKER.length);
  const parts = [...last.slice(0, -1), ...(trimmed === '' ? [] : [trimmed])];
  return { segments: [...segments.slice(0, -1), parts], marked: true };
}

/** The constraint of a captured query value without one of its own: such values become part of URLs. */
const WORD = '[\\p{L}\\d_-]{1,100}';

function conditionOf({ name, tokens, at }: ResolvedCondition, declareName: DeclareName): Condition {
  const texts = tokens.map((token) => (token.kind === 'literal' ? token.text : null));
  if (!texts.includes(null)) return { name, value: texts.join('') };
  const [token] = tokens;
  if (tokens.length > 1 || !token || token.kind === 'literal') {
    throw new RuleSyntaxError(at, 'A value must be text, a name or *', 'Write name=value, name=:id(\\d+) or name=*.');
  }
  if (token.name !== null) declareName(token.name, token.at);
  if (token.kind === 'rest') return { name, value: { name: token.name ?? '', constraint: null } };
  return { name, value: { name: token.name, constraint: token.constraint ?? WORD } };
}
