/** Widths of the built-in fonts of PDF, to break lines and to align them. */

/** Advance widths of Helvetica in thousandths of the size, for the characters from space to tilde. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const FIRST = 32;
const OTHER = 556;
/** No character of the bold face is wider in proportion but a few narrow ones. */
const BOLD_SHARE = 1.08;

/** Returns the width of a text in the unit of its size. Letters with marks are as wide as those without. */
export function textWidth(text: string, size: number, bold = false): number {
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  const sum = letters.reduce((total, letter) => total + (WIDTHS[(letter.codePointAt(0) ?? 0) - FIRST] ?? OTHER), 0);
  return (sum / 1000) * size * (bold ? BOLD_SHARE : 1);
}

/** Breaks a text into lines of at most a width. A longer word has a line of its own. */
export function linesOf(text: string, size: number, width: number, bold = false): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && textWidth(longer, size, bold) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
