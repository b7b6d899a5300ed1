/** Writes text sheets as PDF: one A4 page of one or two kilobytes. */

const [WIDTH, HEIGHT] = [595, 842];
const MARGIN = 72;
const SMALL = { font: 'F1', size: 11, leading: 18 } as const;
const LARGE = { font: 'F2', size: 22, leading: 40 } as const;

/** Codes in WinAnsi of characters beyond Latin-1. */
const WIN_ANSI: Readonly<Record<string, number>> = { '–': 0x96, '—': 0x97, '’': 0x92, '€': 0x80, '…': 0x85 };

/** Returns a page with a heading and lines. Characters that the built-in fonts lack are written as `?`. */
export function pdfOf(title: string, lines: readonly string[]): Buffer {
  const content = [
    'BT',
    `${MARGIN} ${HEIGHT - MARGIN - LARGE.size} Td`,
    `/${LARGE.font} ${LARGE.size} Tf ${LARGE.leading} TL ${literal(title)} Tj T*`,
    `/${SMALL.font} ${SMALL.size} Tf ${SMALL.leading} TL`,
    ...lines.map((line) => `${literal(line)} Tj T*`),
    'ET',
  ].join('\n');
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title ${literal(title)} >>`,
  ]);
}

/** Returns a file of the objects, numbered from 1, with the cross-reference table. Every character is one byte. */
function fileOf(objects: readonly string[]): Buffer {
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

function literal(text: string): string {
  const bytes = [...text].map((letter) => {
    const code = WIN_ANSI[letter] ?? letter.codePointAt(0) ?? 0;
    return code < 256 ? String.fromCharCode(code) : '?';
  });
  return `(${bytes.join('').replace(/[\\()]/g, '\\$&')})`;
}
