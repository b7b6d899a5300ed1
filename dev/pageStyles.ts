import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { emotionStylesOf } from '../build/emotionStyles.ts';
import { STYLES_PATH } from './paths.ts';

const ENTRY = '/src/entry.server.tsx';
const EMPTY = '\0empty-sheet';

/** Serves the style sheets of all components as one file, which pages refer to. Modules in the browser load none of their own. */
export function pageStyles(): Plugin {
  return {
    name: 'page-styles',
    resolveId: {
      order: 'pre',
      handler(id, importer) {
        return id === EMPTY || (this.environment.name === 'client' && importer && /\.css$/.test(id))
          ? EMPTY
          : undefined;
      },
    },
    load: (id) => (id === EMPTY ? '' : undefined),
    configureServer(vite) {
      vite.middlewares.use(STYLES_PATH, (_req, res, next) => {
        readSheet(vite).then((sheet) => {
          res.setHeader('Content-Type', 'text/css; charset=utf-8').setHeader('Cache-Control', 'no-cache').end(sheet);
        }, next);
      });
    },
  };
}

/** Returns the rules of every style sheet that pages import, in the order of evaluation. */
async function readSheet(vite: ViteDevServer): Promise<string> {
  const { client, ssr } = vite.environments;
  const { rulesIn } = emotionStylesOf(vite);
  const files = [...sheetsOf(await ssr.moduleGraph.getModuleByUrl(ENTRY), new Set())];
  const sheets = await Promise.all(
    files.map(async (file) => rulesIn(file) ?? (await client.transformRequest(`${file}?direct`))?.code),
  );
  return sheets.join('\n');
}

/** Yields the files of style sheets, those of imported modules before those of the module. */
function* sheetsOf(module: EnvironmentModuleNode | undefined, seen: Set<EnvironmentModuleNode>): Generator<string> {
  if (!module || seen.has(module)) return;
  seen.add(module);
  for (const imported of module.importedModules) yield* sheetsOf(imported, seen);
  if (module.file && /\.css$/.test(module.file)) yield module.file;
}
