import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { THEME_WORDMARKS } from '../../customers/sample/wordmarks.ts';
import { BRAND_MARK_CODES, brandMarkSvg } from '../../sandbox/media/brandMarks.ts';
import { LOGO_NAMES, logoSvg } from '../../sandbox/media/logos.ts';
import { brandThemes, themes } from '../../src/theme/themes.styles.ts';
import { BRAND_THEMES } from '../../src/theme/themeTable.ts';
import { processEnvironment } from '../support/processEnvironment.ts';

/** Every logo is drawn once, as outlines (docs/decisions/0186). `npm -w studio run logos` writes all files. */

const ROOT = resolve(import.meta.dirname, '../..');
const ICONS = join(ROOT, 'customers/sample/public/icons');
const MASKS = join(ROOT, 'customers/sample/wordmarks');
const GROUPS = ['norrvag', 'rullande', 'marlow'] as const;
const MAKE_THEMES = ['mercedes', 'smart', 'mini', 'bmw'] as const;
const WITH_ICONS = [...GROUPS, ...MAKE_THEMES];
const WORDMARK_BYTES = 3 * 1024;
/** Of icons and of images for link previews. */
const BITMAP_BYTES = 16 * 1024;

const svgsIn = (folder: string): [string, string][] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);

const LOGOS: readonly (readonly [string, string])[] = [
  ...svgsIn(ICONS),
  ...svgsIn(MASKS),
  ...LOGO_NAMES.map((name) => [`logos/${name}`, logoSvg(name) ?? ''] as const),
  ...BRAND_MARK_CODES.map((code) => [`brands/${code}`, brandMarkSvg(code) ?? ''] as const),
];

const pathIn = (svg: string): string => / d="([^"]+)"/.exec(svg)?.[1] ?? '';

/** Returns the closed shapes of a path without their positions. */
const shapesOf = (path: string): string[] =>
  path
    .split('M')
    .slice(1)
    .map((shape) => shape.replace(/^[-\d]+[ -]\d+/, ''));

/** Returns the shapes of the mark in an icon. */
const markOf = (name: string): string[] => {
  const mark = shapesOf(pathIn(readFileSync(join(ICONS, `${name}.svg`), 'utf8')));
  expect(mark.length).toBeGreaterThan(0);
  return mark;
};

test.each(LOGOS)('%s is one path of outlines, needs no font and is small', (_name, svg) => {
  expect(svg).not.toMatch(/<(?:text|tspan|image|style|use)\b|font-|NaN|undefined|d=""/);
  expect(svg.match(/<path /g)).toHaveLength(1);
  expect(Buffer.byteLength(svg)).toBeLessThan(WORDMARK_BYTES);
});

describe('one source', () => {
  test('every theme has a wordmark, and its file has the outlines', () => {
    const names = [...Object.keys(themes), ...Object.keys(brandThemes)].sort();
    expect(Object.keys(THEME_WORDMARKS).sort()).toEqual(names);
    const drawn = svgsIn(MASKS).map(([file, svg]) => [file.replace('.svg', ''), pathIn(svg)]);
    expect(Object.fromEntries(drawn)).toEqual(
      Object.fromEntries(Object.entries(THEME_WORDMARKS).map(([name, { path }]) => [name, path])),
    );
  });

  test.each(GROUPS)('header, footer and icon of %s have the same shapes', (name) => {
    const { path } = THEME_WORDMARKS[name];
    expect([logoSvg(name), logoSvg(`${name}-light`)].map((svg) => pathIn(svg ?? ''))).toEqual([path, path]);
    expect(shapesOf(path)).toEqual(expect.arrayContaining(markOf(name)));
  });

  test.each(MAKE_THEMES)('the icon of %s has a shape of its wordmark, in colours of its theme', (name) => {
    expect(shapesOf(THEME_WORDMARKS[name].path)).toEqual(expect.arrayContaining(markOf(name)));
    const fills = [...readFileSync(join(ICONS, `${name}.svg`), 'utf8').matchAll(/ fill="([^"]+)"/g)].map(
      ([, fill]) => fill,
    );
    expect(fills).toHaveLength(2);
    expect(Object.values(BRAND_THEMES[name]?.colors ?? {})).toEqual(expect.arrayContaining(fills));
  });

  test('every brand theme has icons', () => expect([...MAKE_THEMES]).toEqual(Object.keys(BRAND_THEMES)));

  test('no two icons are alike', () => {
    const icons = WITH_ICONS.map((name) => readFileSync(join(ICONS, `${name}.svg`), 'utf8'));
    expect(new Set(icons).size).toBe(icons.length);
  });

  test.each(['BM', 'MH', 'MI', 'SM'])('the make %s has the outlines of its brand theme', (code) => {
    const paths = Object.values(THEME_WORDMARKS).map(({ path }) => path as string);
    expect(paths).toContain(pathIn(brandMarkSvg(code) ?? ''));
  });

  test('names of groups and makes differ in their outlines', () => {
    const paths = Object.values(THEME_WORDMARKS).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

/**
 * Prints the mean difference of the bytes of a bitmap and of its SVG. It has a process of its own, because the server forbids SVG to
 * the library in all of its process.
 */
const COMPARE = `
import sharp from 'sharp';
const pixels = (file, density, side) =>
  sharp(file, { density }).resize(side, side).flatten({ background: '#888888' }).raw().toBuffer();
const differences = {};
for (const [name, side] of JSON.parse(process.argv[1])) {
  const svg = name.replace(/(-192)?\\.png$/, '.svg');
  const [bitmap, vector] = await Promise.all([pixels(name, 72, side), pixels(svg, 288, side)]);
  differences[name] = bitmap.reduce((sum, byte, at) => sum + Math.abs(byte - vector[at]), 0) / bitmap.length;
}
console.log(JSON.stringify(differences));
`;

test('the bitmaps of the icons show what the SVG shows', () => {
  const sized = WITH_ICONS.flatMap((name) => [
    [join(ICONS, `${name}.png`), 512],
    [join(ICONS, `${name}-192.png`), 192],
  ]);
  const command = ['--input-type=module', '--eval', COMPARE, JSON.stringify(sized)];
  const printed = execFileSync(process.execPath, command, { cwd: ROOT, env: processEnvironment(), encoding: 'utf8' });
  const differences = Object.entries(JSON.parse(printed) as Record<string, number>);
  expect(differences).toHaveLength(sized.length);
  expect(differences.filter(([, difference]) => !(difference < 2))).toEqual([]);
});

describe.each(WITH_ICONS)('icons of %s', (name) => {
  const file = (end: string) => readFileSync(join(ICONS, `${name}${end}`));

  test('the touch icon covers its square', async () => {
    const { width, height } = await sharp(file('-touch.png')).metadata();
    expect([width, height]).toEqual([180, 180]);
    const { data, info } = await sharp(file('-touch.png')).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data[info.channels - 1]).toBe(255);
  });

  test('favicon.ico has images of 16, 32 and 48 pixels', async () => {
    const ico = file('.ico');
    const count = ico.readUInt16LE(4);
    const sides = await Promise.all(
      Array.from({ length: count }, async (_, at) => {
        const [size, offset] = [ico.readUInt32LE(14 + 16 * at), ico.readUInt32LE(18 + 16 * at)];
        return (await sharp(ico.subarray(offset, offset + size)).metadata()).width;
      }),
    );
    expect(sides).toEqual([16, 32, 48]);
  });

  test('the bitmaps are small', () => {
    for (const end of ['.png', '-192.png', '-touch.png', '.ico']) {
      expect([end, file(end).length < BITMAP_BYTES]).toEqual([end, true]);
    }
  });
});

test.each(GROUPS)('the image of %s for link previews is small', (name) => {
  expect(readFileSync(join(ICONS, `${name}-share.png`)).length).toBeLessThan(BITMAP_BYTES);
});
