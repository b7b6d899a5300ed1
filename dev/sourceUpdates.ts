import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { emotionStylesOf } from '../build/emotionStyles.ts';

interface Options {
  /** Called with the ids of all modules that a change concerns. Returns the URL of the current style sheet. */
  changed: (ids: string[]) => string;
  onRestart: () => void;
}

const STYLES = /\.styles\.ts$/;
const SHEET = /\.css$/;
/** The policy of every page has its hash, which a process computes once. */
const FIRST_PAINT = /\/src\/app\/firstPaintScript\.ts$/;

/**
 * Tells open pages what has changed. Vite replaces modules that a page has loaded. Pages load the style sheet anew, and markup that no
 * module has rendered in the browser comes from a new render.
 */
export function sourceUpdates({ changed, onRestart }: Options): Plugin {
  return {
    name: 'source-updates',
    async hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const concerned = [...withImporters(modules)];
      const ids = concerned.flatMap(({ id }) => id ?? []);
      const renames = await evaluateStyles(
        server,
        ids.filter((id) => STYLES.test(id)),
      );
      const styles = changed(ids);
      if (ids.some((id) => FIRST_PAINT.test(id))) return onRestart();
      const send = (event: string, data: unknown) => server.ws.send({ type: 'custom', event, data });
      if (STYLES.test(file) || SHEET.test(file) || renames.length > 0) send('forecourt:styles', { styles, renames });
      else send('forecourt:markup', { file });
    },
  };
}

/** Returns the modules and all that import them, directly or not. */
function withImporters(modules: readonly EnvironmentModuleNode[]): Set<EnvironmentModuleNode> {
  const found = new Set(modules);
  for (const module of found) for (const importer of module.importers) found.add(importer);
  return found;
}

/** Evaluates styles files again; returns former class names with those that replace them. */
async function evaluateStyles(server: ViteDevServer, ids: readonly string[]) {
  const { reevaluate } = emotionStylesOf(server);
  const renames = await Promise.all(ids.map(reevaluate));
  return renames.flat();
}
