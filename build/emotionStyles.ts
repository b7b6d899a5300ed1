import { createServer, createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite';

type Exports = Record<string, unknown>;
type Runner = ReturnType<typeof createServerModuleRunner>;
interface EmotionInstance {
  cache: { key: string; inserted: Record<string, string | true> };
}

const STYLES = /\.styles\.ts$/;

/**
 * Evaluates `*.styles.ts` at build time. The module is replaced by its class names, its rules become an ordinary style sheet that
 * Vite splits by chunk, hashes and lists in the manifest. Browser and server builds get the same class names.
 *
 * @param instancePath module that exports the Emotion instance's `cache`, from the project root (`/src/theme/css.ts`)
 */
export function emotionStyles(instancePath: string): Plugin {
  const sheets = new Map<string, string>();
  // A promise, because modules are transformed concurrently and must share one runner.
  let opened: ReturnType<typeof openInner> | undefined;
  let serving = false;

  async function evaluate(id: string): Promise<{ exports: Exports; instance: EmotionInstance }> {
    opened ??= openInner();
    const inner = await opened;
    if (serving) {
      inner.server.environments.ssr.moduleGraph.invalidateAll();
      inner.runner.clearCache();
    }
    const instance = (await inner.runner.import(instancePath)) as unknown as EmotionInstance;
    return { exports: (await inner.runner.import(id)) as Exports, instance };
  }

  return {
    name: 'emotion-styles',
    enforce: 'pre',
    sharedDuringBuild: true,
    configResolved(config) {
      serving = config.command === 'serve';
    },
    resolveId(id) {
      return id.endsWith('.styles.css') && sheets.has(id) ? id : undefined;
    },
    load(id) {
      return sheets.get(id.replace(/\?.*$/, ''));
    },
    async transform(_code, id) {
      if (!STYLES.test(id)) return undefined;
      const { exports, instance } = await evaluate(id);
      const sheetId = id.replace(STYLES, '.styles.css');
      sheets.set(sheetId, rulesOf(exports, instance.cache));
      return { code: moduleOf(sheetId, exports, id), map: null };
    },
    async closeBundle() {
      const open = await opened;
      opened = undefined;
      await open?.runner.close();
      await open?.server.close();
    },
  };
}

async function openInner(): Promise<{ server: ViteDevServer; runner: Runner }> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  return { server, runner: createServerModuleRunner(server.environments.ssr, { hmr: false }) };
}

/** Yields every class name among the exports: strings and flat records of strings. */
function* classNamesOf(exports: Exports): Generator<string> {
  for (const value of Object.values(exports)) {
    if (typeof value === 'string') yield* value.split(/\s+/);
    else if (value && typeof value === 'object') yield* classNamesOf(value as Exports);
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
