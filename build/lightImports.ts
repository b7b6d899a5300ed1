import type { Plugin } from 'vite';

const SHEETS = /\bm\.f\|\|\(m\.f=(\[[^\]]*\])\)/;
/** What Vite makes of `(await import('./X.tsx')).X`, also with several names, and with an empty list for a chunk without a sheet. */
const NAMED =
  /\b[\w$]+\(async\(\)=>\{let\{([\w$:,]+)\}=await (import\([^)]+\));return\{\1\}\},(?:__vite__mapDeps\(\[([\d,]+)\]\)|\[\])\)/g;
const WHOLE = /\b[\w$]+\(\(\)=>(import\([^)]+\)),(?:__vite__mapDeps\(\[([\d,]+)\]\)|\[\])\)/g;

/**
 * Removes the preload of the common style sheet from the imports of chunks: the document of every page links it. The code of the
 * preload is a tenth of what each page loads of ours.
 */
export function lightImports(): Plugin {
  return {
    name: 'light-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withLightImports(file.code);
      },
    },
  };
}

/** Returns the code of a chunk whose imports wait for the other style sheets only. */
export function withLightImports(code: string): string {
  const sheets = JSON.parse(SHEETS.exec(code)?.[1] ?? '[]') as string[];
  const isLight = (list = '') =>
    list === '' || list.split(',').every((index) => /\/styles-[^/]+\.css$/.test(sheets[Number(index)] ?? ''));
  return code
    .replace(NAMED, (whole, _names, load: string, list?: string) => (isLight(list) ? load : whole))
    .replace(WHOLE, (whole, load: string, list?: string) => (isLight(list) ? load : whole));
}
