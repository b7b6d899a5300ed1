/**
 * How high a line of the printed comparison may be, so that everything is on one sheet. The browser cannot be asked before it
 * prints, and pages without scripts are printed, too: so the lines are counted from the words. Measures are millimetres.
 */

/** What stands on the sheet. */
export interface Sheet {
  /** Names of the cars, each as the lines it is set in. */
  names: readonly (readonly string[])[];
  sections: readonly SheetSection[];
}

export interface SheetSection {
  /** Those of the prices have none. */
  title?: string;
  rows: readonly SheetRow[];
  /** Paragraphs in the width of the column. */
  paragraphs?: readonly string[];
}

export interface SheetRow {
  label: string;
  values: readonly string[];
  /** Small print below the values. */
  terms?: readonly string[];
}

/** A4 across with margins of 9, in two columns with 8 between them; the title stands above. */
const COLUMN = { width: 135.5, height: 181 };
const LABEL = 27;
const PICTURE = 14;
const LARGEST = 4;
const SMALLEST = 2;
/** Height of the type, of its line. The style sheet has the same. */
const TYPE = 0.68;
const SMALL_PRINT = 0.8;
const SMALL_LINE = TYPE * SMALL_PRINT * 1.2;
/** Width of a letter, of the height of the type: bold, and with the capitals of trims. */
const LETTER = 0.53;

/** The largest height of a line with which everything fits; the smallest that can be read where nothing does. */
export function lineHeight(sheet: Sheet): number {
  const room = 2 * COLUMN.height;
  for (let step = LARGEST * 20; step > SMALLEST * 20; step--) {
    const line = step / 20;
    if (heightOf(sheet, line) <= room) return line;
  }
  return SMALLEST;
}

/** Both columns together: each begins with the cars, and a row that cannot be parted leaves room at the end of the first. */
function heightOf(sheet: Sheet, line: number): number {
  const cell = (COLUMN.width - LABEL) / Math.max(1, sheet.names.length) - 1.5;
  const lines = (text: string, width: number, type = 1) => linesOf(text, width / (LETTER * TYPE * line * type));
  const rowHeight = ({ label, values, terms = [] }: SheetRow) => {
    const words = Math.max(lines(label, LABEL - 4), ...values.map((value) => lines(value, cell)));
    const small = Math.max(0, ...terms.map((text) => lines(text, cell, SMALL_PRINT)));
    return words * line + small * SMALL_LINE * line + 0.3;
  };
  const names = sheet.names.map((parts) => parts.reduce((sum, part) => sum + lines(part, cell), 0));
  const head = PICTURE + 1.5 + Math.max(0, ...names) * line;
  const rows = sheet.sections.flatMap((section) => section.rows.map(rowHeight));
  const titles = sheet.sections.filter(({ title }) => title).length * 2 * line;
  const paragraphs = sheet.sections
    .flatMap((section) => section.paragraphs ?? [])
    .reduce((sum, text) => sum + lines(text, COLUMN.width - 4), 0);
  const all = rows.reduce((sum, height) => sum + height, 0);
  return 2 * head + all + titles + paragraphs * line + Math.max(0, ...rows);
}

/** Lines that a text takes where so many letters stand in one. */
export function linesOf(text: string, letters: number): number {
  const width = Math.max(1, Math.floor(letters));
  const parts = text.split('\n');
  if (parts.length > 1) return parts.reduce((sum, part) => sum + linesOf(part, letters), 0);
  let lines = 0;
  let free = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (lines > 0 && word.length + 1 <= free) {
      free -= word.length + 1;
      continue;
    }
    const own = Math.ceil(word.length / width);
    lines += own;
    free = own * width - word.length;
  }
  return lines;
}
