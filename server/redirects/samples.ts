import { encodeUrlPart } from '../../lib/urlText.ts';
import { encodeSegment, MARKER } from './canonicalize.ts';
import type { LocatedRule, TemplateSegment } from './compile.ts';
import type { Part } from './source.ts';

/** Words and numbers that no rule is likely to name. */
const WORDS = ['qzx', 'wkv-zq', 'jxq7'];
const DIGITS = ['9041775', '7', '38', '1', '2', '4', '5', '6', '8', '0'];

/** Number of different URLs that `sampleOf` can generate for a rule. */
export const SAMPLES = DIGITS.length;

/** Generates a URL that a rule should match: path and query, encoded. `variant` selects one of several. */
export function sampleOf({ compiled, segments, rest }: LocatedRule, variant = 0): string {
  const path = segments.map((segment) => (typeof segment === 'string' ? segment : sampleSegment(segment, variant)));
  // One segment for the first variant, then more: tables may have a separate rule for each depth.
  if (rest) path.push(...Array.from({ length: variant + 1 }, (_, index) => wordFor(variant + index)));
  if (compiled.marked) path.push(MARKER);
  const query = compiled.conditions.map(({ name, value, sample }) => {
    const text = typeof value === 'string' ? value : samplePart(sample, variant);
    return `${encodeUrlPart(name)}=${encodeUrlPart(text)}`;
  });
  return `/${path.map(encodeSegment).join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

function sampleSegment({ parts }: TemplateSegment, variant: number): string {
  return parts.map((part, index) => samplePart(part, variant + index)).join('');
}

function samplePart(part: Part, variant: number): string {
  if (typeof part === 'string') return part;
  if (part.constraint === null) return wordFor(variant);
  const { min, max } = countsOf(part.constraint);
  const source = part.constraint.startsWith('\\d') ? digitsFor(variant) : charactersOf(part.constraint, variant);
  return source.repeat(Math.ceil(min / source.length) || 1).slice(0, Math.max(min, Math.min(max, source.length)));
}

/** Returns a text of characters that a class matches. */
function charactersOf(constraint: string, variant: number): string {
  const member = new RegExp(`^${constraint.replace(/(?:\+|\{[^}]*\})$/, '')}$`, 'u');
  const chosen = [...`${wordFor(variant)}${digitsFor(variant)}abcdefghijklmnopqrstuvwxyz0123456789-_.`].filter((char) =>
    member.test(char),
  );
  const from = variant % Math.max(1, chosen.length);
  return [...chosen.slice(from), ...chosen.slice(0, from)].slice(0, 6).join('') || 'x';
}

function countsOf(constraint: string): { min: number; max: number } {
  const counts = /\{(\d+)(,?)(\d*)\}$/.exec(constraint);
  if (!counts) return { min: 1, max: 6 };
  const min = Number(counts[1]);
  return { min, max: counts[2] === '' ? min : Number(counts[3] || min + 6) };
}

const wordFor = (variant: number) => WORDS[variant % WORDS.length] ?? 'qzx';
const digitsFor = (variant: number) => DIGITS[variant % DIGITS.length] ?? '7';
