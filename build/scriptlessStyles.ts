import type { Plugin } from 'vite';

/** Inserted before the extension of a style sheet. */
const MARK = '.scriptless';

/**
 * Emits a second version of every style sheet, `X.scriptless.css`, with the rules for browsers without scripts. Pages in edit mode
 * use it: they have the editor's scripts but not ours.
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

/** Replaces `scripting` media conditions by constants, as without scripts. */
export function withoutScripting(css: string): string {
  return css
    .replace(/\(\s*scripting\s*:\s*none\s*\)/g, '(min-width:0)')
    .replace(/\(\s*scripting\s*:\s*enabled\s*\)/g, '(max-width:0)');
}
