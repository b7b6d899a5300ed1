import { expect, test } from '@jest/globals';
import { MAKES } from '../data/models/catalogue.ts';
import { BRAND_MARK_CODES, brandMarkSvg } from './brandMarks.ts';

test('F023 every make of a site has a logo, by its code', () => {
  expect([...BRAND_MARK_CODES].sort()).toEqual(MAKES.map(({ code }) => code).sort());
});

test.each(MAKES.map(({ name, code }) => [code, name] as const))(
  'F023 the mark of %s says %s and draws it',
  (code, name) => {
    const svg = brandMarkSvg(code.toLowerCase()) ?? '';
    const plain = (text: string) =>
      text
        .normalize('NFD')
        .replace(/[^a-z]/gi, '')
        .toUpperCase();
    expect(plain(/aria-label="([^"]*)"/.exec(svg)?.[1] ?? '')).toBe(plain(name));
    // At least one shape for each letter.
    expect(svg.match(/M\d/g)?.length).toBeGreaterThanOrEqual(plain(name).length);
    const [, width = '0', height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
    expect(height).toBe('48');
    expect(Number(width)).toBeLessThanOrEqual(176);
    expect(svg).not.toMatch(/<text|d=""|NaN|undefined/);
  },
);

test('an unknown code has no logo', () => {
  expect(['xx', '', 'constructor', '__proto__'].map(brandMarkSvg)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
