/** Capitals as strokes, 20 units high, for word marks. They need no font, so every machine renders them the same. */

/** Width in units, and the SVG path. */
type Letter = readonly [width: number, path: string];

const O = 'M10 0a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z';
const P = 'M0 20V0H7.5a5.5 5.5 0 0 1 0 11H0';
const S =
  'M12.2 4.1C11.4 1.5 9.2 0 6.4 0 3.1 0 .8 1.9.8 4.7c0 6.6 12 3.3 12 10.3 0 3-2.5 5-6.2 5C3.2 20 .7 18.3 0 15.4';

export const LETTERS: Readonly<Record<string, Letter>> = {
  A: [17, 'M0 20 8.5 0 17 20M3 13.3H14'],
  Ä: [17, 'M0 20 8.5 0 17 20M3 13.3H14M4-5.5h2M11-5.5h2'],
  B: [13, 'M0 0V20H7.6a5.3 5.3 0 0 0 0-10.6H0M7 9.4a4.7 4.7 0 0 0 0-9.4H0'],
  C: [18, 'M17.7 3.6A10 10 0 1 0 17.7 16.4'],
  D: [16, 'M0 0V20H6a10 10 0 0 0 0-20Z'],
  E: [11, 'M11 0H0V20H11M0 10H9.5'],
  F: [11, 'M11 0H0V20M0 10H9.5'],
  G: [20, 'M17.7 3.6A10 10 0 1 0 20 10H12.5'],
  H: [14, 'M0 0V20M14 0V20M0 10H14'],
  I: [0, 'M0 0V20'],
  K: [13.5, 'M0 0V20M13 0 0 11.6M4.7 7.4 13.5 20'],
  L: [10.5, 'M0 0V20H10.5'],
  M: [18, 'M0 20V0L9 13.5 18 0V20'],
  N: [14, 'M0 20V0L14 20V0'],
  O: [20, O],
  P: [13, P],
  R: [13.5, `${P}M6.8 11 13.5 20`],
  S: [12.8, S],
  Š: [12.8, `${S}M3.4-8 6.4-5 9.4-8`],
  T: [14, 'M0 0H14M7 0V20'],
  U: [14, 'M0 0V13a7 7 0 0 0 14 0V0'],
  V: [16, 'M0 0 8 20 16 0'],
  W: [24, 'M0 0 6 20 12 3 18 20 24 0'],
  Y: [15, 'M0 0 7.5 10.5V20M15 0 7.5 10.5'],
  Z: [13, 'M0 0H13L0 20H13'],
};

export const LETTER_HEIGHT = 20;
