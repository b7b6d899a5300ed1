import type { Plugin } from 'vite';

/** What is put before the extension of a style sheet. */
const MARK = '.scriptless';

/**
 * Puts a second form of every style sheet beside it, `X.scriptless.css`, that holds what browsers without scripts see
 * whatever the browser: pages in edit mode have none of our scripts, but the editor's own.
 */
export function scriptlessStyles(): Plugin {
  return {
    name: 'scriptless-styles',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const { type, fileName, ...asset } of Object.values(bundle)) {
        if (type !== 'asset' || !fileName.endsWith('.css') || !('source' in asset)) continue;
        const source = withoutScripting(String(asset.source));
        this.emitFile({ type: 'asset', fileName: fileName.replace(/\.css$/, `${MARK}.css`), source });
      }
    },
  };
}

/** Conditions on scripts, answered: none are there. */
export function withoutScripting(css: string): string {
  return css
    .replace(/\(\s*scripting\s*:\s*none\s*\)/g, '(min-width:0)')
    .replace(/\(\s*scripting\s*:\s*enabled\s*\)/g, '(max-width:0)');
}
