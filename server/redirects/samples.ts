import { encodeUrlPart } from '../../src/contracts/urlText.ts';
import type { Located, TemplateSegment } from './compile.ts';
import type { Part } from './source.ts';
import { encodeSegment, MARKER } from './spelling.ts';

/** Words and numbers that no rule is likely to name. */
const WORDS = ['qzx', 'wkv-zq', 'jxq7'];
const DIGITS = ['9041775', '7', '38', '1', '2', '4', '5', '6', '8', '0'];

/** How many different addresses `sampleOf` makes for a rule. */
export const SAMPLES = DIGITS.length;

/** An address that a rule is meant to hold for: path and query, encoded. `turn` chooses among several. */
export function sampleOf({ compiled, segments, rest }: Located, turn = 0): string {
  const path = segments.map((segment) => (typeof segment === 'string' ? segment : sampleSegment(segment, turn)));
  // One segment below, then several: a family may have its own rule for either.
  if (rest) path.push(...Array.from({ length: turn + 1 }, (_, index) => word(turn + index)));
  if (compiled.marked) path.push(MARKER);
  const query = compiled.conditions.map(({ name, value, sample }) => {
    const text = typeof value === 'string' ? value : samplePart(sample, turn);
    return `${encodeUrlPart(name)}=${encodeUrlPart(text)}`;
  });
  return `/${path.map(encodeSegment).join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

function sampleSegment({ parts }: TemplateSegment, turn: number): string {
  return parts.map((part, index) => samplePart(part, turn + index)).join('');
}

function samplePart(part: Part, turn: number): string {
  if (typeof part === 'string') return part;
  if (part.constraint === null) return word(turn);
  const { least, most } = countsOf(part.constraint);
  const source = part.constraint.startsWith('\\d') ? digits(turn) : fitting(part.constraint, turn);
  return source.repeat(Math.ceil(least / source.length) || 1).slice(0, Math.max(least, Math.min(most, source.length)));
}

/** Characters of a class. */
function fitting(constraint: string, turn: number): string {
  const one = new RegExp(`^${constraint.replace(/(?:\+|\{[^}]*\})$/, '')}$`, 'u');
  const chosen = [...`${word(turn)}${digits(turn)}abcdefghijklmnopqrstuvwxyz0123456789-_.`].filter((sign) =>
    one.test(sign),
  );
  const from = turn % Math.max(1, chosen.length);
  return [...chosen.slice(from), ...chosen.slice(0, from)].slice(0, 6).join('') || 'x';
}

function countsOf(constraint: string): { least: number; most: number } {
  const counts = /\{(\d+)(,?)(\d*)\}$/.exec(constraint);
  if (!counts) return { least: 1, most: 6 };
  const least = Number(counts[1]);
  return { least, most: counts[2] === '' ? least : Number(counts[3] || least + 6) };
}

const word = (turn: number) => WORDS[turn % WORDS.length] ?? 'qzx';
const digits = (turn: number) => DIGITS[turn % DIGITS.length] ?? '7';
