/** Writes the objects of a PDF file, and the texts in it. */

/** Codes in WinAnsi of characters beyond Latin-1. */
const WIN_ANSI: Readonly<Record<string, number>> = { '–': 0x96, '—': 0x97, '’': 0x92, '”': 0x94, '€': 0x80, '…': 0x85 };

/** Returns a file of the objects, numbered from 1, with the cross-reference table. The last object is the information about the file. */
export function pdfFile(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}

/** Returns a text as a literal of one byte for each character. Characters that the built-in fonts lack are written as `?`. */
export function literal(text: string): string {
  const bytes = [...text].map((letter) => {
    const code = WIN_ANSI[letter] ?? letter.codePointAt(0) ?? 0;
    return code < 256 ? String.fromCharCode(code) : '?';
  });
  return `(${bytes.join('').replace(/[\\()]/g, '\\$&')})`;
}
