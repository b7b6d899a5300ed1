import { describe, expect, test } from '@jest/globals';
import { lineHeight, linesOf, type Sheet, type SheetRow } from './printedSheet.ts';

describe('F071 the printed sheet', () => {
  test.each([
    ['', 10, 0],
    ['one two', 7, 1],
    ['one two', 6, 2],
    ['a word that wraps', 6, 3],
    ['Sähkönkulutusmittari', 8, 3],
    ['price\nwith VAT', 20, 2],
    ['tiny', 0, 4],
  ])('%j in lines of %i letters needs %i lines', (text, letters, lines) => {
    expect(linesOf(text, letters)).toBe(lines);
  });

  const row = (value: string, terms = ''): SheetRow => ({
    label: 'Fuel',
    values: [value, value, value, value],
    terms: [terms, terms, terms, terms],
  });
  const sheet = (rows: SheetRow[], paragraphs: string[] = []): Sheet => ({
    names: Array.from({ length: 4 }, () => ['1. Volvo V60', '-']),
    sections: [{ title: 'Overview', rows, paragraphs }],
  });

  test('has the largest line height that fits: smaller with more rows, longer texts and more terms', () => {
    const rows = (count: number, value = 'Diesel', terms = '') =>
      Array.from({ length: count }, () => row(value, terms));
    const few = lineHeight(sheet(rows(20)));
    const many = lineHeight(sheet(rows(90)));
    expect(few).toBe(4);
    expect(many).toBeLessThan(few);
    expect(lineHeight(sheet(rows(90, 'Plug-in hybrid with petrol')))).toBeLessThan(many);
    expect(lineHeight(sheet(rows(90, 'Diesel', 'Deposit £4,000, 48 months, 9.9 % APR')))).toBeLessThan(many);
    expect(lineHeight(sheet(rows(80), ['ABS · ESP · '.repeat(120)]))).toBeLessThan(lineHeight(sheet(rows(80))));
  });

  test('never has a line height below the readable minimum', () => {
    expect(lineHeight(sheet(Array.from({ length: 900 }, () => row('Diesel'))))).toBe(2);
  });
});
