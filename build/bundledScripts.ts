import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** Modules whose exports are the texts of bundled scripts: the entry in `src/` of each export. */
const MODULES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/src/app/firstPaintScript.ts': { FIRST_PAINT_SCRIPT: 'entry.firstPaint.ts' },
  '/src/app/workerScripts.ts': { SERVICE_WORKER: 'entry.serviceWorker.ts', RETIRED_WORKER: 'entry.retiredWorker.ts' },
};

/** Gives the modules above the texts of their built entries: the script of the first paint, and the service workers. */
export function bundledScripts(): Plugin {
  return {
    name: 'bundled-scripts',
    async transform(_code, id) {
      const texts = Object.entries(MODULES).find(([module]) => id.endsWith(module))?.[1];
      if (!texts) return undefined;
      const lines: string[] = [];
      for (const [name, entry] of Object.entries(texts)) {
        const { code, files } = await bundleScript(entry);
        for (const file of files) this.addWatchFile(file);
        lines.push(`export const ${name} = ${JSON.stringify(code)};`);
      }
      return { code: lines.join('\n'), map: null };
    },
  };
}

/**
 * Bundles and minifies an entry of `src/`. Returns the script and the files that it comes from.
 *
 * @throws when the text may not stand in a script element
 */
export async function bundleScript(entry: string): Promise<{ code: string; files: string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../src/${entry}`, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const [chunk, ...others] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${entry} is more than one script`);
  if (/<\/|<!--/.test(chunk.code)) throw new Error(`The script of ${entry} would end its element`);
  return { code: chunk.code.trim(), files: chunk.moduleIds };
}
