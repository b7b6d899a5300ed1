/**
 * Calculates the line height of the printed comparison, so that everything fits on one sheet. Browsers do not report the layout
 * before printing, and pages without scripts are printed too; lines are therefore estimated from the text. Units: millimetres.
 */

/** The content of the sheet. */
export interface Sheet {
  /** Names of the cars, each as its lines. */
  names: readonly (readonly string[])[];
  sections: readonly SheetSection[];
}

export interface SheetSection {
  /** Absent for the section of prices. */
  title?: string;
  rows: readonly SheetRow[];
  /** Paragraphs of the column's width. */
  paragraphs?: readonly string[];
}

export interface SheetRow {
  label: string;
  values: readonly string[];
  /** Small print below the values. */
  terms?: readonly string[];
}

/** A4 landscape with margins of 9 mm, two columns with a gap of 8 mm, without the title. */
const COLUMN = { width: 135.5, height: 181 };
const LABEL_WIDTH = 27;
const IMAGE_HEIGHT = 14;
const MAX_LINE = 4;
const MIN_LINE = 2;
/** Font size as a share of the line height. The style sheet has the same value. */
const FONT_SIZE = 0.68;
const TERMS_SIZE = 0.8;
const TERMS_LINE = FONT_SIZE * TERMS_SIZE * 1.2;
/** Average width of a letter as a share of the font size: bold, with capitals. */
const LETTER_WIDTH = 0.53;

/** Returns the largest line height with which everything fits; the readable minimum when nothing fits. */
export function lineHeight(sheet: Sheet): number {
  const available = 2 * COLUMN.height;
  for (let step = MAX_LINE * 20; step > MIN_LINE * 20; step--) {
    const line = step / 20;
    if (heightOf(sheet, line) <= available) return line;
  }
  return MIN_LINE;
}

/** Returns the height of both columns: each repeats the head, and an unbreakable row may leave space at the end of the first. */
function heightOf(sheet: Sheet, line: number): number {
  const cell = (COLUMN.width - LABEL_WIDTH) / Math.max(1, sheet.names.length) - 1.5;
  const lines = (text: string, width: number, type = 1) =>
    linesOf(text, width / (LETTER_WIDTH * FONT_SIZE * line * type));
  const rowHeight = ({ label, values, terms = [] }: SheetRow) => {
    const textLines = Math.max(lines(label, LABEL_WIDTH - 4), ...values.map((value) => lines(value, cell)));
    const termLines = Math.max(0, ...terms.map((text) => lines(text, cell, TERMS_SIZE)));
    return textLines * line + termLines * TERMS_LINE * line + 0.3;
  };
  const names = sheet.names.map((parts) => parts.reduce((sum, part) => sum + lines(part, cell), 0));
  const head = IMAGE_HEIGHT + 1.5 + Math.max(0, ...names) * line;
  const rows = sheet.sections.flatMap((section) => section.rows.map(rowHeight));
  const titles = sheet.sections.filter(({ title }) => title).length * 2 * line;
  const paragraphs = sheet.sections
    .flatMap((section) => section.paragraphs ?? [])
    .reduce((sum, text) => sum + lines(text, COLUMN.width - 4), 0);
  const rowsHeight = rows.reduce((sum, height) => sum + height, 0);
  return 2 * head + rowsHeight + titles + paragraphs * line + Math.max(0, ...rows);
}

/** Returns the number of lines a text needs when each holds so many letters. */
export function linesOf(text: string, letters: number): number {
  const width = Math.max(1, Math.floor(letters));
  const parts = text.split('\n');
  if (parts.length > 1) return parts.reduce((sum, part) => sum + linesOf(part, letters), 0);
  let lines = 0;
  let remaining = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (lines > 0 && word.length + 1 <= remaining) {
      remaining -= word.length + 1;
      continue;
    }
    const wordLines = Math.ceil(word.length / width);
    lines += wordLines;
    remaining = wordLines * width - word.length;
  }
  return lines;
}
