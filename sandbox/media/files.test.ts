import { describe, expect, test } from '@jest/globals';
import { mediaFile } from './files.ts';
import { outlineOperators } from './sheets/outline.ts';
import type { Sheet } from './sheets/sheet.ts';
import { sheetPdf } from './sheets/sheetPdf.ts';
import { linesOf, textWidth } from './sheets/textWidth.ts';

describe('files to download', () => {
  test('have the type of their file extension', () => {
    const pdf = mediaFile('serviceplan-elbil.pdf');
    expect(pdf).toMatchObject({ title: 'Serviceplan för elbil', extension: 'pdf', type: 'application/pdf' });
    expect(pdf?.bytes.subarray(0, 8).toString('latin1')).toBe('%PDF-1.4');
    expect(mediaFile('fullmakt-agarbyte.txt')?.bytes.toString()).toContain('Norrväg Sverige AB');
    expect(mediaFile('constructor')).toBeUndefined();
  });
});

const sheet = (text: readonly string[]): Sheet => ({
  title: 'Pris (2026) \\ €',
  sender: 'norrvag',
  intro: '',
  sections: [{ text }],
});

describe('a sheet as PDF', () => {
  const file = sheetPdf(sheet(['Åäö – 中'])).toString('latin1');

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

  test('has the wordmark and the address of its sender', () => {
    expect(file).toMatch(/ cm\n\S+ \S+ m\n/);
    expect(file).toContain('(Norrväg Sverige AB, Frösundaleden 14, 169 70 Solna) Tj');
  });

  test('that does not fit on one page is refused', () => {
    expect(() => sheetPdf(sheet(Array.from({ length: 60 }, () => 'x')))).toThrow('is longer than a page');
  });
});

test('lines are broken at spaces where the next word does not fit', () => {
  const text = 'Hjulen tvättas och mönsterdjupet mäts';
  const lines = linesOf(text, 10, 100);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe(text);
  expect(lines.every((line) => textWidth(line, 10) <= 100)).toBe(true);
  expect(linesOf('mönsterdjupsmätning', 10, 20)).toEqual(['mönsterdjupsmätning']);
  expect([textWidth('ä', 1000), textWidth('il', 1000)]).toEqual([556, 444]);
  expect(textWidth('i', 1000, true)).toBeGreaterThan(222);
});

test('outlines become path operators, relative commands in absolute units', () => {
  expect(outlineOperators('M1 2h3v-1l-3 0q3 3 6 0z').split('\n')).toEqual([
    '1 2 m',
    '4 2 l',
    '4 1 l',
    '1 1 l',
    '3 3 5 3 7 1 c',
    'h',
  ]);
  expect(() => outlineOperators('M0 0A1 1 0 0 0 2 2')).toThrow('The outline has the command A');
});
