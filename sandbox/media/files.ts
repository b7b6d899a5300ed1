/** Downloads of the media edge below `/-/media/files/`: sheets as PDF, and plain text. */

import { EVIDENCE_SHEETS } from './sheets/evidenceSheets.ts';
import { NORRVAG_SHEETS, POWER_OF_ATTORNEY } from './sheets/norrvagSheets.ts';
import { MARLOW_SHEETS, RULLANDE_SHEETS } from './sheets/otherSheets.ts';
import type { Sheet, SheetSection } from './sheets/sheet.ts';
import { sheetPdf } from './sheets/sheetPdf.ts';

const SHEETS: Readonly<Record<string, Sheet>> = {
  ...NORRVAG_SHEETS,
  ...RULLANDE_SHEETS,
  ...MARLOW_SHEETS,
  ...EVIDENCE_SHEETS,
  'fullmakt-agarbyte.txt': POWER_OF_ATTORNEY,
};

interface MediaFile {
  /** First line of the file. */
  title: string;
  extension: 'pdf' | 'txt';
  type: string;
  bytes: Buffer;
}

const files: ReadonlyMap<string, MediaFile> = new Map(
  Object.entries(SHEETS).map(([name, sheet]) => [name, fileOf(name, sheet)]),
);

/** Returns a file by its name; undefined for an unknown one. */
export const mediaFile = (name: string): MediaFile | undefined => files.get(name);

function fileOf(name: string, sheet: Sheet): MediaFile {
  const { title } = sheet;
  if (name.endsWith('.pdf')) return { title, extension: 'pdf', type: 'application/pdf', bytes: sheetPdf(sheet) };
  const lines = [title, sheet.intro, ...sheet.sections.flatMap(linesOf)];
  return { title, extension: 'txt', type: 'text/plain; charset=utf-8', bytes: Buffer.from(`${lines.join('\n\n')}\n`) };
}

function linesOf({ heading, text = [], blanks = [] }: SheetSection): string[] {
  return [...(heading ? [heading] : []), ...text, ...blanks.map((label) => `${label}: ____________`)];
}
