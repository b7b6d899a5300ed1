import { describe, expect, test } from '@jest/globals';
import { SITES } from '../../config/sites.ts';
import { bmw } from '../../customers/sample/themes/bmw.ts';
import { marlow } from '../../customers/sample/themes/marlow.ts';
import { mercedes } from '../../customers/sample/themes/mercedes.ts';
import { mini } from '../../customers/sample/themes/mini.ts';
import { norrvag } from '../../customers/sample/themes/norrvag.ts';
import { rullande } from '../../customers/sample/themes/rullande.ts';
import { smart } from '../../customers/sample/themes/smart.ts';
import { preloadedFonts } from './fonts.ts';
import { fluid, themeProperties } from './properties.ts';
import { brandThemes, themes } from './themes.styles.ts';
import { BRAND_THEMES, SITE_THEMES } from './themeTable.ts';

test('a fluid size grows from its small value at 360 px to its large value at 1440 px', () => {
  // 16 px + (32 - 16) / (1440 - 360) of the width beyond 360 px.
  expect(fluid(16, 32)).toBe('clamp(1rem, 0.6667rem + 1.4815vw, 2rem)');
});

test('every theme has every role', () => {
  const names = Object.keys(themeProperties(norrvag));
  expect(names).toEqual(Object.keys(themeProperties(smart)));
  for (const name of ['--color-ground', '--color-ink', '--color-accent', '--text-xs', '--text-5xl', '--radius']) {
    expect(names).toContain(name);
  }
});

test('the scale grows by 1.2 on phones and 1.25 on desktops', () => {
  const { '--text-lg': step } = themeProperties(norrvag);
  expect(step).toMatch(/^clamp\(1\.2rem, .*, 1\.3281rem\)$/);
});

test('F002 the largest headings of mercedes are larger and lighter than those of the site', () => {
  const end = (theme: typeof norrvag | typeof mercedes) =>
    Number(/, ([\d.]+)rem\)$/.exec(themeProperties(theme)['--text-5xl'] ?? '')?.[1]);
  expect(end(mercedes)).toBeGreaterThan(end(norrvag));
  expect(mercedes.heading.weight).toBe(300);
});

describe('F002 classes', () => {
  test('by the names of sites and brands', () => {
    expect(Object.keys(themes)).toEqual(expect.arrayContaining(['norrvag', 'rullande', 'marlow']));
    expect(Object.keys(brandThemes)).toEqual(expect.arrayContaining(['mercedes', 'smart', 'mini', 'bmw']));
    const classes = [...Object.values(themes), ...Object.values(brandThemes)];
    expect(new Set(classes).size).toBe(classes.length);
  });

  test.each(SITES)('the themes of $id exist', ({ theme, brandHosts }) => {
    expect(Object.keys(SITE_THEMES)).toContain(theme);
    expect(Object.keys(BRAND_THEMES)).toEqual(expect.arrayContaining(brandHosts.map((brand) => brand.theme)));
  });
});

test('F002 brand themes of one site differ in background, accent or shape', () => {
  const traits = [marlow, mercedes, smart, mini, bmw].map(({ colors, radius, heading }) =>
    [colors.ground, colors.chosen, radius.chip, heading.weight, heading.case].join(),
  );
  expect(new Set(traits).size).toBe(5);
  expect([smart.radius.chip, mini.radius.chip, mini.heading.case]).toEqual([999, 0, 'uppercase']);
});

test('map tiles are inverted on dark themes', () => {
  expect(themeProperties(norrvag)['--map-filter']).toBe('none');
  expect(themeProperties(mercedes)['--map-filter']).toMatch(/^invert\(1\)/);
});

test('a page preloads at most two font files', () => {
  expect(preloadedFonts('norrvag', null)).toHaveLength(1);
  expect(preloadedFonts('marlow', null)).toHaveLength(2);
  expect(preloadedFonts('marlow', 'bmw')).toHaveLength(1);
  expect(preloadedFonts('marlow', 'mini').map((file) => file.split('/').at(-1))).toEqual([
    'archivo-latin-wght-normal.woff2',
    'unbounded-latin-wght-normal.woff2',
  ]);
  for (const theme of Object.keys(SITE_THEMES)) expect(preloadedFonts(theme, null).length).toBeLessThanOrEqual(2);
  for (const brand of Object.keys(BRAND_THEMES)) {
    expect(preloadedFonts('marlow', brand).length).toBeLessThanOrEqual(2);
  }
});

test('each theme sets its headings in a face of its own, and no body text is shared by more than two', () => {
  const all = [...Object.values(SITE_THEMES), ...Object.values(BRAND_THEMES)];
  expect(new Set(all.map(({ fonts }) => fonts.heading)).size).toBe(all.length);
  for (const { fonts } of all) {
    expect(all.filter((other) => other.fonts.body === fonts.body).length).toBeLessThanOrEqual(2);
  }
});

test('the visible logo contrasts with its background', () => {
  expect(themeProperties(norrvag)).toMatchObject({
    '--logo-dark': '1',
    '--logo-light': '0',
    '--logo-light-contrast': '1',
  });
  expect(themeProperties(mercedes)).toMatchObject({
    '--logo-dark': '0',
    '--logo-light': '1',
    '--logo-light-contrast': '1',
    '--logo-light-hero': '1',
  });
  expect(themeProperties(rullande)).toMatchObject({ '--logo-dark-hero': '1', '--logo-light-hero': '0' });
});
