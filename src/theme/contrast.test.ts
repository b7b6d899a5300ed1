import { describe, expect, test } from '@jest/globals';
import { ALERT_SHARE } from './alertShare.ts';
import { contrastRatio, mixed } from './contrast.ts';
import type { ThemeColors } from './theme.ts';
import { BRAND_THEMES, SITE_THEMES } from './themeTable.ts';

const themes = { ...SITE_THEMES, ...BRAND_THEMES };
const GROUNDS = ['ground', 'surface', 'tint'] as const;

type Pair = readonly [text: keyof ThemeColors, ground: keyof ThemeColors];
const onGrounds = (...roles: (keyof ThemeColors)[]): Pair[] =>
  roles.flatMap((role) => GROUNDS.map((ground): Pair => [role, ground]));

const TEXT_PAIRS: Pair[] = [
  ...onGrounds('ink', 'muted', 'link', 'positive', 'warning', 'danger'),
  ['accentInk', 'accent'],
  ['accentInk', 'accentStrong'],
  ['chosenInk', 'chosen'],
  ['contrastInk', 'contrast'],
  ['contrastMuted', 'contrast'],
  ['contrastAccentInk', 'contrastAccent'],
  ['contrastAccent', 'contrast'],
  ['badgeInk', 'badge'],
  ['ground', 'ink'],
  ['heroInk', 'heroGround'],
  ['heroMuted', 'heroGround'],
  ['heroAccent', 'heroGround'],
  ['heroAccentInk', 'heroAccent'],
  ['carGroundInk', 'carGround'],
];
const CONTROL_PAIRS: Pair[] = onGrounds('lineStrong', 'chosen');

describe.each(Object.entries(themes))('F002 colours of %s', (_name, { colors, scheme, printColors }) => {
  test('a dark theme has print colours', () => {
    expect(scheme === 'light' || printColors !== undefined).toBe(true);
  });

  test.each(TEXT_PAIRS)('text %s on %s meets 4.5:1', (text, ground) => {
    expect(contrastRatio(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(CONTROL_PAIRS)('control %s on %s meets 3:1', (control, ground) => {
    expect(contrastRatio(colors[control], colors[ground])).toBeGreaterThanOrEqual(3);
  });

  test('F017 text and icon of a message have enough contrast to its background', () => {
    for (const role of ['warning', 'accent'] as const) {
      const ground = mixed(colors[role], colors.ground, ALERT_SHARE[role]);
      expect(contrastRatio(colors.ink, ground)).toBeGreaterThanOrEqual(4.5);
      const ring = [colors.focus, colors.focusHalo].map((color) => contrastRatio(color, ground));
      expect(Math.max(...ring)).toBeGreaterThanOrEqual(3);
    }
    expect(
      contrastRatio(colors.warning, mixed(colors.warning, colors.ground, ALERT_SHARE.warning)),
    ).toBeGreaterThanOrEqual(3);
  });

  test('the focus ring or its halo has enough contrast to every background', () => {
    for (const ground of [...GROUNDS, 'contrast', 'accent', 'badge', 'heroGround', 'carGround'] as const) {
      const ratios = [colors.focus, colors.focusHalo].map((ring) => contrastRatio(ring, colors[ground]));
      expect(Math.max(...ratios)).toBeGreaterThanOrEqual(3);
    }
  });

  test('a dark theme has dark grounds behind its cars, a light one light grounds', () => {
    for (const role of ['carGround', 'carLight'] as const) {
      expect(contrastRatio(colors[role], '#ffffff') > contrastRatio(colors[role], '#000000')).toBe(scheme === 'dark');
    }
  });
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
])('contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});

test('an invalid colour is refused', () => {
  expect(() => contrastRatio('red', '#ffffff')).toThrow('#rrggbb');
});
