import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { ICON_NAMES } from '../src/ui/icon/namedIcons.ts';

const LOCAL_ICONS = fileURLToPath(new URL('./icons/', import.meta.url));
const LUCIDE_ICONS = fileURLToPath(new URL('../node_modules/lucide-static/icons/', import.meta.url));
const MODULE = /\/src\/ui\/icon\/iconSprite\.ts$/;

/** Attributes of an icon's `svg` element that its symbol keeps. `IconDrawing` sets the others. */
const FRAME_ATTRIBUTES = / (?:viewBox|fill|stroke|fill-rule)="[^"]*"/g;

/**
 * Emits all named icons as symbols of one file. In both builds `src/ui/icon/iconSprite.ts` exports its URL with the hash of the
 * content.
 */
export function iconSprite(): Plugin {
  const source = spriteOf(ICON_NAMES);
  const fileName = `assets/icons-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.svg`;
  return {
    name: 'icon-sprite',
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_req, res) => res.setHeader('Content-Type', 'image/svg+xml').end(source));
    },
    transform(_code, id) {
      if (!MODULE.test(id)) return undefined;
      if (this.environment.name === 'client' && this.environment.mode === 'build')
        this.emitFile({ type: 'asset', fileName, source });
      return { code: `export const ICON_SPRITE = ${JSON.stringify(`/${fileName}`)};`, map: null };
    },
  };
}

/**
 * Returns the sprite of the named icons.
 *
 * @throws when a name has no icon
 */
export function spriteOf(names: readonly string[]): string {
  const symbols = names.map((name) => `<symbol id="${name}"${symbolOf(readIcon(name))}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

function readIcon(name: string): string {
  const file = [LOCAL_ICONS, LUCIDE_ICONS].map((folder) => `${folder}${name}.svg`).find((path) => existsSync(path));
  if (!file) throw new Error(`There is no icon "${name}" in build/icons/ or lucide-static`);
  return readFileSync(file, 'utf8');
}

/** Returns the attributes and lines of an icon without white space between elements. */
function symbolOf(svg: string): string {
  const [, attributes = '', lines = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  const frame = attributes.replace(/\s+/g, ' ').match(FRAME_ATTRIBUTES) ?? [];
  const specific = frame.filter((attribute) => !/fill="none"|stroke="currentColor"/.test(attribute));
  return `${specific.join('')}>${lines.replace(/\s*\n\s*/g, '').replaceAll(' />', '/>')}`;
}
