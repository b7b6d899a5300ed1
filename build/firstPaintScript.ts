import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ENTRY = fileURLToPath(new URL('../src/entry.firstPaint.ts', import.meta.url));
const MODULE = /\/src\/app\/firstPaintScript\.ts$/;

/** Gives `src/app/firstPaintScript.ts` the text of the built entry of the first paint. */
export function firstPaintScript(): Plugin {
  return {
    name: 'first-paint-script',
    async transform(_code, id) {
      if (!MODULE.test(id)) return undefined;
      const { code, files } = await buildFirstPaint();
      for (const file of files) this.addWatchFile(file);
      return { code: `export const FIRST_PAINT_SCRIPT = ${JSON.stringify(code)};`, map: null };
    },
  };
}

/**
 * Bundles and minifies the entry. Returns the script and the files that it comes from.
 *
 * @throws when the text may not stand in a script element
 */
export async function buildFirstPaint(): Promise<{ code: string; files: string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const [chunk, ...others] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error('The first paint is more than one script');
  if (/<\/|<!--/.test(chunk.code)) throw new Error('The script of the first paint would end its element');
  return { code: chunk.code.trim(), files: chunk.moduleIds };
}
