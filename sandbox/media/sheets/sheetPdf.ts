import { CAPITAL } from '../../../lib/wordmark.ts';
import { THEME_WORDMARKS } from '../customerWordmarks.ts';
import { outlineOperators } from './outline.ts';
import { literal, pdfFile } from './pdfFile.ts';
import { type Colour, SENDERS, type Sheet, type SheetSection } from './sheet.ts';
import { linesOf, textWidth } from './textWidth.ts';

/** A4 in points. */
const [WIDTH, HEIGHT] = [595, 842];
const MARGIN = 56;
const INNER = WIDTH - 2 * MARGIN;
const BAND = 76;
const CAPITALS = 17;
const BODY = 10.5;
const LEADING = 15.5;
const BOX = 9;
const ITEM_INDENT = 14;
const CHECK_INDENT = 20;
/** Of the line to write on, beyond the longest label. */
const BLANK_INDENT = 216;

const INK: Colour = [0.08, 0.1, 0.1];
const MUTED: Colour = [0.34, 0.37, 0.37];
const LINE: Colour = [0.82, 0.81, 0.78];

interface TextStyle {
  readonly size?: number;
  readonly leading?: number;
  readonly bold?: boolean;
  readonly colour?: Colour;
  readonly x?: number;
  readonly width?: number;
}

/** Operators of a page, drawn from the top down. */
class Page {
  readonly #operators: string[] = [];
  /** Distance of the next line from the lower edge. */
  y = HEIGHT;

  fill(colour: Colour, operators: string): void {
    this.#operators.push('q', `${colour.join(' ')} rg`, operators, 'f', 'Q');
  }

  line(): void {
    this.fill(LINE, `${MARGIN} ${this.y} ${INNER} 0.6 re`);
  }

  /** Draws a box to tick in the line at a height. */
  box(y: number): void {
    this.#operators.push('q', `${MUTED.join(' ')} RG 0.9 w`, `${MARGIN} ${y - 1} ${BOX} ${BOX} re`, 'S', 'Q');
  }

  /** Prints lines of text below each other. */
  text(text: string, style: TextStyle = {}): void {
    const { size = BODY, leading = LEADING, bold = false, x = MARGIN, width = INNER } = style;
    for (const line of linesOf(text, size, width, bold)) {
      this.y -= leading;
      this.word(line, x, { ...style, size, bold });
    }
  }

  /** Prints a text on the current line, or on one at another height. */
  word(text: string, x: number, { size = BODY, bold = false, colour = INK }: TextStyle, y = this.y): void {
    const font = bold ? 'F2' : 'F1';
    this.#operators.push(`BT ${colour.join(' ')} rg /${font} ${size} Tf ${x} ${y} Td ${literal(text)} Tj ET`);
  }

  content(): string {
    return this.#operators.join('\n');
  }
}

/** Returns a sheet as a PDF file of one page in the colours and with the wordmark of its sender. */
export function sheetPdf(sheet: Sheet): Buffer {
  const page = new Page();
  printBand(page, sheet);
  page.text(sheet.title, { size: 25, leading: 29, bold: true });
  page.y -= 6;
  page.text(sheet.intro, { size: 12, leading: 17.5, colour: MUTED });
  for (const section of sheet.sections) printSection(page, section);
  printFoot(page, sheet);
  return fileOf(sheet.title, page.content());
}

function printBand(page: Page, { sender }: Sheet): void {
  const { theme, band, bandInk } = SENDERS[sender];
  page.fill(band, `0 ${HEIGHT - BAND} ${WIDTH} ${BAND} re`);
  const wordmark = THEME_WORDMARKS[theme];
  if (wordmark) {
    const scale = CAPITALS / CAPITAL;
    const top = HEIGHT - BAND / 2 + CAPITALS / 2 + (wordmark.baseline - CAPITAL) * scale;
    page.fill(bandInk, `${scale} 0 0 ${-scale} ${MARGIN} ${top} cm\n${outlineOperators(wordmark.path)}`);
  }
  page.y = HEIGHT - BAND - 26;
}

function printSection(page: Page, section: SheetSection): void {
  page.y -= 14;
  if (section.heading) page.text(section.heading, { size: 13, leading: 19, bold: true });
  page.y -= 3;
  for (const text of section.text ?? []) {
    page.text(text);
    page.y -= 3;
  }
  for (const item of section.list ?? []) printItem(page, item);
  for (const item of section.checks ?? []) printCheck(page, item);
  if (section.rows && (section.text || section.list)) page.y -= 6;
  for (const row of section.rows ?? []) printRow(page, row);
  for (const label of section.blanks ?? []) printBlank(page, label);
}

function printItem(page: Page, item: string): void {
  page.word('–', MARGIN, { colour: MUTED }, page.y - LEADING);
  page.text(item, { x: MARGIN + ITEM_INDENT, width: INNER - ITEM_INDENT });
}

function printCheck(page: Page, item: string): void {
  page.y -= 5;
  page.box(page.y - LEADING);
  page.text(item, { x: MARGIN + CHECK_INDENT, width: INNER - CHECK_INDENT });
}

/** Prints a label and its value between hairlines, the value at the right edge where it is short. */
function printRow(page: Page, [label, value]: readonly [string, string]): void {
  const column = INNER * 0.42;
  const valueWidth = textWidth(value, BODY, true);
  const isShort = valueWidth < INNER * 0.2;
  const top = page.y;
  page.text(label, { width: isShort ? INNER * 0.75 : column - 12, colour: isShort ? INK : MUTED });
  const bottom = page.y;
  page.y = top;
  page.text(
    value,
    isShort ? { x: WIDTH - MARGIN - valueWidth, bold: true } : { x: MARGIN + column, width: INNER - column },
  );
  page.y = Math.min(bottom, page.y) - 6;
  page.line();
}

function printBlank(page: Page, label: string): void {
  page.y -= 13;
  page.text(label, { colour: MUTED });
  page.y -= 4;
  const indent = label === '' ? 0 : BLANK_INDENT;
  page.fill(MUTED, `${MARGIN + indent} ${page.y} ${INNER - indent} 0.6 re`);
}

/** @throws Error when the sections reach into the foot */
function printFoot(page: Page, { sender, title }: Sheet): void {
  const top = MARGIN + 20;
  if (page.y < top + 12) throw new Error(`The sheet “${title}” is longer than a page`);
  page.y = top;
  page.line();
  page.y -= 4;
  for (const line of SENDERS[sender].lines) page.text(line, { size: 8.5, leading: 12.5, colour: MUTED });
}

function fileOf(title: string, content: string): Buffer {
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title ${literal(title)} >>`,
  ]);
}
