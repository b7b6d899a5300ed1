import {
  createServer,
  createServerModuleRunner,
  type EnvironmentModuleNode,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import { CUSTOMER_ALIASES } from './customerAliases.ts';
import { classNamesOf, createStyleNames, type Exports } from './styleNames.ts';

type Runner = ReturnType<typeof createServerModuleRunner>;
interface EmotionInstance {
  cache: { key: string; inserted: Record<string, string | true> };
}

const NAME = 'emotion-styles';

/** What the development server reads from the plugin. */
export interface EmotionStylesApi {
  /**
   * Evaluates a styles file again. Returns every class name that its exports have had with the one that they have now: an open page
   * may show any of them, because a file that is being written can be empty for a moment.
   */
  reevaluate: (id: string) => Promise<[former: string, current: string][]>;
  /** Returns the rules of a style sheet, or undefined when the file is not one of this plugin. */
  rulesIn: (sheetId: string) => string | undefined;
}

const STYLES = /\.styles\.ts$/;

/**
 * Evaluates `*.styles.ts` at build time. The module is replaced by its class names, its rules become an ordinary style sheet that
 * Vite splits by chunk, hashes and lists in the manifest. Browser and server builds get the same class names.
 *
 * @param instancePath module that exports the Emotion instance's `cache`, from the project root (`/src/theme/css.ts`)
 */
export function emotionStyles(instancePath: string): Plugin<EmotionStylesApi> {
  const sheets = new Map<string, string>();
  const names = createStyleNames();
  // A promise, because modules are transformed concurrently and must share one runner.
  let opened: ReturnType<typeof openInner> | undefined;
  let hasChanges = false;
  let last: Promise<unknown> = Promise.resolve();

  /** Evaluates one file at a time: a change clears the runner, and no file may be between two instances of Emotion. */
  function evaluate(id: string): Promise<Exports> {
    const result = last.then(() => evaluateNow(id));
    last = result.catch(() => undefined);
    return result;
  }

  async function evaluateNow(id: string): Promise<Exports> {
    opened ??= openInner();
    const inner = await opened;
    if (hasChanges) {
      hasChanges = false;
      inner.server.environments.ssr.moduleGraph.invalidateAll();
      inner.runner.clearCache();
    }
    const instance = (await inner.runner.import(instancePath)) as unknown as EmotionInstance;
    const exports = (await inner.runner.import(id)) as Exports;
    sheets.set(sheetOf(id), rulesOf(exports, instance.cache));
    names.add(id, exports);
    return exports;
  }

  async function dependenciesOf(id: string): Promise<Iterable<string>> {
    const inner = await opened;
    return inner ? dependencyFiles(inner.server, id) : [];
  }

  return {
    name: NAME,
    enforce: 'pre',
    sharedDuringBuild: true,
    api: {
      reevaluate: async (id) => {
        await evaluate(id);
        return names.renamesOf(id);
      },
      rulesIn: (sheetId) => sheets.get(sheetId),
    },
    watchChange() {
      hasChanges = true;
    },
    resolveId(id) {
      return sheets.has(id.replace(/\?.*$/, '')) ? id : undefined;
    },
    load(id) {
      return sheets.get(id.replace(/\?.*$/, ''));
    },
    async transform(_code, id) {
      if (!STYLES.test(id)) return undefined;
      const exports = await evaluate(id);
      for (const file of await dependenciesOf(id)) this.addWatchFile(file);
      return { code: moduleOf(sheetOf(id), exports, id), map: null };
    },
    async closeBundle() {
      const open = await opened;
      opened = undefined;
      await open?.runner.close();
      await open?.server.close();
    },
  };
}

/** Returns the interface of the plugin in a development server. */
export function emotionStylesOf({ config }: Pick<ViteDevServer, 'config'>): EmotionStylesApi {
  const plugin = config.plugins.find(({ name }) => name === NAME) as Plugin<EmotionStylesApi> | undefined;
  if (!plugin?.api) throw new Error(`The plugin ${NAME} is missing`);
  return plugin.api;
}

async function openInner(): Promise<{ server: ViteDevServer; runner: Runner }> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    resolve: { alias: CUSTOMER_ALIASES },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  return { server, runner: createServerModuleRunner(server.environments.ssr, { hmr: false }) };
}

const sheetOf = (id: string) => id.replace(STYLES, '.styles.css');

/** Yields the files that a module imports, directly or not. */
function* dependencyFiles(server: ViteDevServer, id: string): Generator<string> {
  const seen = new Set<EnvironmentModuleNode>();
  const open = [server.environments.ssr.moduleGraph.getModuleById(id)];
  for (const module of open) {
    for (const imported of module?.importedModules ?? []) {
      if (seen.has(imported)) continue;
      seen.add(imported);
      open.push(imported);
      if (imported.file) yield imported.file;
    }
  }
}

/** Returns the rules of the exported class names, and the keyframes that they use. */
function rulesOf(exports: Exports, cache: EmotionInstance['cache']): string {
  const rules: string[] = [];
  const seen = new Set<string>();
  const add = (name: string) => {
    const rule = cache.inserted[name];
    if (typeof rule !== 'string' || seen.has(name)) return;
    seen.add(name);
    for (const [, keyframes = ''] of rule.matchAll(/animation-([a-z0-9]+)/g)) add(keyframes);
    rules.push(rule);
  };
  for (const className of classNamesOf(exports)) add(className.slice(cache.key.length + 1));
  return rules.join('\n');
}

function moduleOf(sheetId: string, exports: Exports, id: string): string {
  const lines = Object.entries(exports).map(([name, value]) => {
    if (typeof value === 'string' || isFlatRecord(value)) return `export const ${name} = ${JSON.stringify(value)};`;
    throw new Error(`${id}: "${name}" is not static. A styles file exports class names or records of them.`);
  });
  return [`import ${JSON.stringify(sheetId)};`, ...lines].join('\n');
}

function isFlatRecord(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((entry) => typeof entry === 'string')
  );
}
