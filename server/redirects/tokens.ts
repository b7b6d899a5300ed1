import { encodeUrlPart } from '../../src/contracts/urlText.ts';
import { SyntaxFault } from './rule.ts';
import { decode, fold } from './spelling.ts';

/** A source is read into these; literals are decoded and folded. */
export type Token =
  | { kind: 'literal'; text: string }
  | { kind: 'alternatives'; name: string | null; values: readonly Alternative[] }
  | { kind: 'capture'; name: string; constraint: string | null; at: number }
  | { kind: 'rest'; name: string | null; at: number };

/** Addresses are compared by the folded text; what is filled in keeps its letters. */
export interface Alternative {
  text: string;
  written: string;
}

const NAME = /[a-zA-Z]\w{0,30}/y;
const CONSTRAINT = /^(?:\\d|\\w|\[[^\]\\]{1,40}\])(?:[+]|\{\d{1,3}(?:,\d{0,3})?\})?$/;
const LITERAL = /[^:(*)|\\{}<>"^`]+/y;

/** Reads a path or the value of a condition; `offset` is where `text` begins in the source. */
export function readTokens(text: string, offset: number): Token[] {
  // Most sources: nothing but a path.
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
    throw new SyntaxFault(
      offset + at,
      `"${first}" cannot stand here`,
      `If it is part of the address, write ${encoded}.`,
    );
  }
  return [literal(found, offset + at), at + found.length];
}

function readNamed(text: string, at: number, offset: number): [Token, number] {
  const name = nameAt(text, at + 1);
  if (name === null) {
    throw new SyntaxFault(
      offset + at,
      'A colon begins a name, as in :slug',
      'If it is part of the address, write %3A.',
    );
  }
  const open = at + 1 + name.length;
  if (text[open] !== '(') return [{ kind: 'capture', name, constraint: null, at: offset + at }, open];
  const [content, end] = readGroup(text, open, offset);
  if (!/^[\\[]/.test(content)) {
    return [{ kind: 'alternatives', name, values: alternatives(content, open, offset) }, end];
  }
  return [{ kind: 'capture', name, constraint: checked(content, offset + open + 1), at: offset + at }, end];
}

/** One class of characters, so many times: nothing that a matcher could lose itself in. */
function checked(constraint: string, at: number): string {
  if (!CONSTRAINT.test(constraint)) {
    const message = `(${constraint}) is more than one class of characters`;
    throw new SyntaxFault(at, message, 'Use (\\d+), (\\d{4}), ([a-z-]+) or alternatives, as in (volvo|kia).');
  }
  if (/[A-Z]/.test(constraint)) {
    throw new SyntaxFault(at, 'Letter case does not count in addresses', 'Write the letters small, as in [a-z].');
  }
  try {
    new RegExp(constraint, 'u');
  } catch {
    throw new SyntaxFault(at, `(${constraint}) cannot be understood`, 'Write a class as in [a-z0-9-].');
  }
  return /[+}]$/.test(constraint) ? constraint : `${constraint}{1}`;
}

function alternatives(content: string, at: number, offset: number): readonly Alternative[] {
  const values = content.split('|');
  if (values.length < 2) {
    const message = `(${content}) names one alternative only`;
    throw new SyntaxFault(offset + at, message, 'Separate alternatives by a bar, as in (volvo|kia).');
  }
  const read = values.map((value) => {
    const written = plain(value, offset + at);
    return { text: fold(written), written };
  });
  return [...new Map(read.map((each) => [each.text, each])).values()];
}

function readGroup(text: string, open: number, offset: number): [string, number] {
  const close = text.indexOf(')', open);
  if (close === -1) {
    throw new SyntaxFault(
      offset + open,
      'This parenthesis is not closed',
      'Write ) where it ends, or %28 for the sign itself.',
    );
  }
  return [text.slice(open + 1, close), close + 1];
}

function nameAt(text: string, at: number): string | null {
  NAME.lastIndex = at;
  return NAME.exec(text)?.[0] ?? null;
}

function literal(text: string, at: number): Token {
  return { kind: 'literal', text: fold(plain(text, at)) };
}

/** Decoded and composed. */
function plain(text: string, at: number): string {
  if (/%2f|%5c/i.test(text)) {
    throw new SyntaxFault(at, 'An encoded slash is refused in addresses', 'Write / where a segment ends.');
  }
  const decoded = decode(text);
  if (decoded !== null) return decoded.normalize('NFC');
  throw new SyntaxFault(
    at,
    `"${text}" is not encoded properly`,
    'After % two hexadecimal digits follow; % itself is %25.',
  );
}
