import { expect, test } from '@jest/globals';
import { LOGO_NAMES, logoSvg } from './logos.ts';

test('every theme has logos for light and for dark backgrounds', () => {
  expect(LOGO_NAMES).toHaveLength(14);
  for (const name of LOGO_NAMES)
    expect(logoSvg(name)).toMatch(/^<svg [^>]+ role="img" aria-label="[^"]+"><path [^>]+\/><\/svg>$/);
});

test('each name is written as the group writes it', () => {
  expect(
    ['norrvag', 'rullande-light', 'marlow', 'mini'].map(
      (name) => /aria-label="([^"]+)"/.exec(logoSvg(name) ?? '')?.[1],
    ),
  ).toEqual(['Norrväg', 'Rullande', 'Marlow', 'MINI']);
});

test('light variants have no dark colour', () => {
  for (const name of LOGO_NAMES.filter((one) => one.endsWith('-light'))) {
    const inks = [...(logoSvg(name) ?? '').matchAll(/#[0-9a-f]{6}/g)].map(([ink]) => ink);
    expect(new Set(inks)).toEqual(new Set(['#ffffff']));
  }
});

test('unknown names and names of object properties have no logo', () => {
  expect(['constructor', '__proto__', 'norrvag-dark', ''].map(logoSvg)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
