import { encodeUrlPart } from '../../lib/urlText.ts';
import { decode, fold } from './canonicalize.ts';
import { RuleSyntaxError } from './rule.ts';

/** Tokens of a source. Literals are decoded and folded. */
export type Token =
  | { kind: 'literal'; text: string }
  | { kind: 'alternatives'; name: string | null; values: readonly Alternative[] }
  | { kind: 'capture'; name: string; constraint: string | null; at: number }
  | { kind: 'rest'; name: string | null; at: number };

/** URLs are compared with the folded text; `written` keeps its letter case and is filled into targets. */
export interface Alternative {
  text: string;
  written: string;
}

const NAME = /[a-zA-Z]\w{0,30}/y;
const CONSTRAINT = /^(?:\\d|\\w|\[[^\]\\]{1,40}\])(?:[+]|\{\d{1,3}(?:,\d{0,3})?\})?$/;
const LITERAL = /[^:(*)|\\{}<>"^`]+/y;

/** Splits a path or the value of a condition into tokens; `offset` is the position of `text` in the source. */
export function readTokens(text: string, offset: number): Token[] {
  // Fast path: most sources are a literal path.
  LITERAL.lastIndex = 0;
  if (LITERAL.exec(text)?.[0].length === text.length) return [literal(text, offset)];
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const [token, end] = readToken(text, at, offset);
    tokens.push(token);
    at = end;
  }
  return tokens;
}

function readToken(text: string, at: number, offset: number): [Token, number] {
  const first = text[at];
  if (first === ':') return readNamed(text, at, offset);
  if (first === '(') {
    const [content, end] = readGroup(text, at, offset);
    return [{ kind: 'alternatives', name: null, values: alternatives(content, at, offset) }, end];
  }
  if (first === '*') {
    const name = nameAt(text, at + 1);
    return [{ kind: 'rest', name, at: offset + at }, at + 1 + (name?.length ?? 0)];
  }
  LITERAL.lastIndex = at;
  const found = LITERAL.exec(text)?.[0];
  if (found === undefined) {
    const encoded = encodeUrlPart(first ?? '').replace(/[()|]/, (char) => `%${char.charCodeAt(0).toString(16)}`);
    throw new RuleSyntaxError(
      offset + at,
      `"${first}" is not allowed here`,
      `If it is part of the URL, write ${encoded}.`,
    );
  }
  return [literal(found, offset + at), at + found.length];
}

function readNamed(text: string, at: number, offset: number): [Token, number] {
  const name = nameAt(text, at + 1);
  if (name === null) {
    throw new RuleSyntaxError(
      offset + at,
      'A colon begins a name, as in :slug',
      'If it is part of the URL, write %3A.',
    );
  }
  const open = at + 1 + name.length;
  if (text[open] !== '(') return [{ kind: 'capture', name, constraint: null, at: offset + at }, open];
  const [content, end] = readGroup(text, open, offset);
  if (!/^[\\[]/.test(content)) {
    return [{ kind: 'alternatives', name, values: alternatives(content, open, offset) }, end];
  }
  return [{ kind: 'capture', name, constraint: checkConstraint(content, offset + open + 1), at: offset + at }, end];
}

/** Checks a constraint: a single character class with a quantifier, which can be matched in linear time. */
function checkConstraint(constraint: string, at: number): string {
  if (!CONSTRAINT.test(constraint)) {
    const message = `(${constraint}) is not a single character class`;
    throw new RuleSyntaxError(at, message, 'Use (\\d+), (\\d{4}), ([a-z-]+) or alternatives, as in (volvo|kia).');
  }
  if (/[A-Z]/.test(constraint)) {
    throw new RuleSyntaxError(at, 'URLs are compared without letter case', 'Write lower-case letters, as in [a-z].');
  }
  try {
    new RegExp(constraint, 'u');
  } catch {
    throw new RuleSyntaxError(at, `(${constraint}) is not a valid character class`, 'Write a class such as [a-z0-9-].');
  }
  return /[+}]$/.test(constraint) ? constraint : `${constraint}{1}`;
}

function alternatives(content: string, at: number, offset: number): readonly Alternative[] {
  const values = content.split('|');
  if (values.length < 2) {
    const message = `(${content}) has only one alternative`;
    throw new RuleSyntaxError(offset + at, message, 'Separate alternatives by a bar, as in (volvo|kia).');
  }
  const read = values.map((value) => {
    const written = decoded(value, offset + at);
    return { text: fold(written), written };
  });
  return [...new Map(read.map((each) => [each.text, each])).values()];
}

function readGroup(text: string, open: number, offset: number): [string, number] {
  const close = text.indexOf(')', open);
  if (close === -1) {
    throw new RuleSyntaxError(
      offset + open,
      'This parenthesis is not closed',
      'Write ) where it ends, or %28 for a literal parenthesis.',
    );
  }
  return [text.slice(open + 1, close), close + 1];
}

function nameAt(text: string, at: number): string | null {
  NAME.lastIndex = at;
  return NAME.exec(text)?.[0] ?? null;
}

function literal(text: string, at: number): Token {
  return { kind: 'literal', text: fold(decoded(text, at)) };
}

/** Decodes and composes (NFC) a literal. */
function decoded(text: string, at: number): string {
  if (/%2f|%5c/i.test(text)) {
    throw new RuleSyntaxError(at, 'URLs with an encoded slash are refused', 'Write / where a segment ends.');
  }
  const decoded = decode(text);
  if (decoded !== null) return decoded.normalize('NFC');
  throw new RuleSyntaxError(
    at,
    `"${text}" is not valid percent-encoding`,
    'Write two hexadecimal digits after %; a literal % is %25.',
  );
}
