import { LETTER_HEIGHT, LETTERS } from './letters.ts';

/** Names of car makes as neutral word marks: no make's own lettering or badge. By the brand code of the indexes. */

/** Pixels: all are as high as each other, and as wide as their words. */
const HEIGHT = 48;
const WIDEST = 144;

interface Mark {
  /** One line, or two for a long name, as the make writes it; drawn in capitals. */
  lines: readonly [string] | readonly [string, string];
  /** Stroke in pixels. */
  weight: number;
  /** Between letters, in units of the letters. */
  tracking: number;
}

const mark = (weight: number, tracking: number, ...lines: Mark['lines']): Mark => ({ lines, weight, tracking });

const MARKS: Readonly<Record<string, Mark>> = {
  AU: mark(2.6, 8, 'AUDI'),
  BM: mark(3, 9, 'BMW'),
  BY: mark(3, 9, 'BYD'),
  CU: mark(2.2, 8, 'CUPRA'),
  DA: mark(2.6, 11, 'DACIA'),
  FI: mark(2.8, 12, 'FIAT'),
  FO: mark(2.4, 8, 'FORD'),
  HO: mark(3.2, 7, 'HONDA'),
  HY: mark(2.6, 6, 'HYUNDAI'),
  KI: mark(2.8, 10, 'KIA'),
  LR: mark(2.2, 6, 'LAND', 'ROVER'),
  MA: mark(2.4, 8, 'MAZDA'),
  MH: mark(2, 6, 'MERCEDES', 'BENZ'),
  MI: mark(3, 12, 'MINI'),
  NI: mark(2.6, 8, 'NISSAN'),
  OP: mark(2.8, 8, 'OPEL'),
  PE: mark(2.8, 6, 'PEUGEOT'),
  PO: mark(2.6, 8, 'PORSCHE'),
  PS: mark(2, 10, 'POLESTAR'),
  RE: mark(2.6, 8, 'RENAULT'),
  SE: mark(2.8, 10, 'SEAT'),
  SK: mark(2.8, 8, 'Škoda'),
  SM: mark(2.6, 9, 'smart'),
  SU: mark(2.8, 6, 'SUBARU'),
  TE: mark(2.4, 12, 'TESLA'),
  TO: mark(3, 6, 'TOYOTA'),
  VO: mark(2.8, 10, 'VOLVO'),
  VW: mark(2.4, 7, 'VOLKSWAGEN'),
  YA: mark(3, 6, 'YAMAHA'),
};

export const BRAND_MARK_CODES: readonly string[] = Object.keys(MARKS);

const INK = '#2b2f33';
/** Beside the words, for the thickness of their lines. */
const MARGIN = 2;
/** Height of the letters of one line and of two, in pixels. */
const TALL = 19;
const SHORT = 14;
const LEADING = 9;

/** The SVG of a make's mark, or nothing for a code that no make has. Codes are in lower case in URLs. */
export const brandMarkSvg = (code: string): string | undefined => {
  const key = code.toUpperCase();
  const found = Object.hasOwn(MARKS, key) ? MARKS[key] : undefined;
  if (!found) return undefined;
  const { lines, weight, tracking } = found;
  const widths = lines.map((line) => widthOf(line, tracking));
  const widest = Math.max(...widths);
  const scale = Math.min((lines.length === 1 ? TALL : SHORT) / LETTER_HEIGHT, WIDEST / widest);
  const letters = LETTER_HEIGHT * scale;
  const top = (HEIGHT - lines.length * letters - (lines.length - 1) * LEADING) / 2;
  const drawings = lines.map((line, at) => {
    const down = top + at * (letters + LEADING);
    return `<g transform="translate(${MARGIN} ${round(down)}) scale(${round(scale)})">${drawn(line, tracking)}</g>`;
  });
  const width = Math.ceil(widest * scale) + 2 * MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${lines.join(' ')}" fill="none" stroke="${INK}" stroke-width="${round(weight / scale)}" stroke-linecap="square" stroke-linejoin="round">${drawings.join('')}</svg>`;
};

const widthOf = (line: string, tracking: number): number =>
  [...line.toUpperCase()].reduce((sum, letter) => sum + (LETTERS[letter]?.[0] ?? 0), 0) + tracking * (line.length - 1);

const drawn = (line: string, tracking: number): string => {
  let left = 0;
  return [...line.toUpperCase()]
    .map((letter) => {
      const [width, path] = LETTERS[letter] ?? [0, ''];
      const placed = `<path transform="translate(${round(left)})" d="${path}"/>`;
      left += width + tracking;
      return placed;
    })
    .join('');
};

const round = (value: number): number => Math.round(value * 1000) / 1000;
