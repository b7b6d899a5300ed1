import { LETTER_HEIGHT, LETTERS } from './letters.ts';

/** Neutral word marks of car makes by the brand code of the indexes. They do not imitate the makes' own lettering or badges. */

/** Pixels. All marks have the same height and the width of their text. */
const HEIGHT = 48;
const WIDEST = 144;

interface Mark {
  /** One line, or two for a long name, as the make writes it. Rendered in capitals. */
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
/** Pixels left and right of the text, for half of the stroke. */
const MARGIN = 2;
/** Height of the letters of one line and of two, in pixels. */
const TALL = 19;
const SHORT = 14;
const LEADING = 9;

/** Returns the SVG of a make's mark; undefined for an unknown code. Codes are in lower case in URLs. */
export const brandMarkSvg = (code: string): string | undefined => {
  const key = code.toUpperCase();
  const brandMark = Object.hasOwn(MARKS, key) ? MARKS[key] : undefined;
  if (!brandMark) return undefined;
  const { lines, weight, tracking } = brandMark;
  const widths = lines.map((line) => widthOf(line, tracking));
  const widest = Math.max(...widths);
  const scale = Math.min((lines.length === 1 ? TALL : SHORT) / LETTER_HEIGHT, WIDEST / widest);
  const letters = LETTER_HEIGHT * scale;
  const top = (HEIGHT - lines.length * letters - (lines.length - 1) * LEADING) / 2;
  const drawings = lines.map((line, at) => {
    const down = top + at * (letters + LEADING);
    return `<g transform="translate(${MARGIN} ${round(down)}) scale(${round(scale)})">${lettersOf(line, tracking)}</g>`;
  });
  const width = Math.ceil(widest * scale) + 2 * MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${lines.join(' ')}" fill="none" stroke="${INK}" stroke-width="${round(weight / scale)}" stroke-linecap="square" stroke-linejoin="round">${drawings.join('')}</svg>`;
};

const widthOf = (line: string, tracking: number): number =>
  [...line.toUpperCase()].reduce((sum, letter) => sum + (LETTERS[letter]?.[0] ?? 0), 0) + tracking * (line.length - 1);

const lettersOf = (line: string, tracking: number): string => {
  let left = 0;
  return [...line.toUpperCase()]
    .map((letter) => {
      const [width, path] = LETTERS[letter] ?? [0, ''];
      const element = `<path transform="translate(${round(left)})" d="${path}"/>`;
      left += width + tracking;
      return element;
    })
    .join('');
};

const round = (value: number): number => Math.round(value * 1000) / 1000;
