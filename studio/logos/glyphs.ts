import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type { Command, Drawing } from './drawing.ts';

/** Turns text into outlines. The fonts are free for this use (SIL Open Font License); no page loads them. */

const { resolve } = createRequire(import.meta.url);

const latin = (family: string, style: string) =>
  ['latin', 'latin-ext'].map((subset) => `${family}/files/${family}-${subset}-${style}.woff`);

const FACES = {
  /** Norrväg. Made in Sweden. */
  familjen: latin('familjen-grotesk', '700-normal'),
  /** Rullande. */
  kanit: latin('kanit', '900-italic'),
  /** Marlow. */
  gloock: latin('gloock', '400-normal'),
  /** Makes, in five manners. */
  light: latin('outfit', '400-normal'),
  round: latin('nunito', '800-normal'),
  wide: latin('unbounded', '800-normal'),
  narrow: latin('barlow-condensed', '600-normal'),
  plain: latin('archivo', '600-normal'),
} as const;

export type FaceName = keyof typeof FACES;

const KINDS: Readonly<Record<string, Command['kind']>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

const open = (file: string): Font => {
  const font = create(readFileSync(resolve(`@fontsource/${file}`)));
  if (!('layout' in font)) throw new Error(`${file} has more than one font`);
  return font;
};

/** Returns the text in pieces, each with the first of the fonts that has its letters. */
function runsOf(fonts: readonly Font[], text: string): { font: Font; letters: string }[] {
  const runs: { font: Font; letters: string }[] = [];
  for (const letter of text) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (!font) throw new Error(`No font has the letter ${letter} of ${text}`);
    const last = runs.at(-1);
    if (last?.font === font) last.letters += letter;
    else runs.push({ font, letters: letter });
  }
  return runs;
}

/**
 * Returns the outlines of a line of text with the font's kerning, on the baseline y = 0.
 *
 * @param size height of a capital, in units
 * @param tracking distance between letters beyond the font's own, in parts of the capital's height
 * @throws if the face lacks a letter
 */
export const outlinesOf = (face: FaceName, text: string, size: number, tracking = 0): Drawing => {
  const fonts = FACES[face].map(open);
  let left = 0;
  return runsOf(fonts, text).flatMap(({ font, letters }) => {
    const scale = size / font.capHeight;
    const { glyphs, positions } = font.layout(letters);
    return glyphs.flatMap((glyph, at) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[at] ?? {};
      const [x, y] = [left + xOffset * scale, yOffset * scale];
      left += xAdvance * scale + tracking * size;
      return glyph.path.commands.map(({ command, args }) => commandOf(command, args, x, y, scale));
    });
  });
};

function commandOf(name: string, args: readonly number[], x: number, y: number, scale: number): Command {
  const points: [number, number][] = [];
  for (let at = 0; at + 1 < args.length; at += 2) {
    points.push([x + (args[at] ?? 0) * scale, -(y + (args[at + 1] ?? 0) * scale)]);
  }
  return { kind: KINDS[name] ?? 'Z', points };
}
