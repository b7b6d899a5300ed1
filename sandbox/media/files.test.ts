import { describe, expect, test } from '@jest/globals';
import { mediaFile } from './files.ts';
import { pdfOf } from './pdf.ts';

describe('files to download', () => {
  test('have the type of their file extension', () => {
    const pdf = mediaFile('serviceplan-elbil.pdf');
    expect(pdf).toMatchObject({ title: 'Serviceplan för elbil', extension: 'pdf', type: 'application/pdf' });
    expect(pdf?.bytes.subarray(0, 8).toString('latin1')).toBe('%PDF-1.4');
    expect(mediaFile('fullmakt-agarbyte.txt')?.bytes.toString()).toContain('Norrväg Sverige AB');
    expect(mediaFile('constructor')).toBeUndefined();
  });
});

describe('a sheet as PDF', () => {
  const file = pdfOf('Pris (2026) \\ €', ['Åäö – 中']).toString('latin1');

  test('every object is at the offset in the cross-reference table', () => {
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
    const rows = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, start]) => Number(start));
    expect(file.slice(table, table + 6)).toBe('xref\n0');
    expect(rows).toHaveLength(7);
    const named = rows.map((start) => file.slice(start, file.indexOf('\n', start)));
    expect(named).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `${number} 0 obj`));
  });

  test('the stream has the stated length; its texts are escaped and encoded for the font', () => {
    const [, length, content = ''] = /<< \/Length (\d+) >>\nstream\n(.*?)\nendstream/s.exec(file) ?? [];
    expect(content).toHaveLength(Number(length));
    expect(content).toContain('(Pris \\(2026\\) \\\\ \u0080) Tj');
    expect(content).toContain('(Åäö \u0096 ?) Tj');
  });
});
