import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';
import type { Bundle } from '../server/delivery/bundle.ts';
import type { EntryServer } from '../src/contracts/page/render.ts';
import { CLIENT_PATH, stylesHref } from './paths.ts';

/** Renders pages by the sources in place of a build. */
export interface LiveBundle {
  bundle: Bundle;
  /** Notes modules that have changed. */
  change: (ids: readonly string[], version: number) => void;
  /** Evaluates the noted modules, and all that import them, again. @throws the error of a source */
  refresh: () => Promise<void>;
}

const ENTRY = '/src/entry.server.tsx';

/** @param invoke sends a request of the module runner to Vite */
export async function createLiveBundle(invoke: (payload: unknown) => Promise<unknown>): Promise<LiveBundle> {
  const runner = new ModuleRunner(
    { transport: { invoke: (payload) => invoke(payload) as Promise<{ result: unknown }> }, hmr: false },
    new ESModulesEvaluator(),
  );
  const load = async () => (await runner.import(ENTRY)) as EntryServer;
  let entry = await load();
  let version = 0;
  const changed = new Set<string>();
  let refreshing: Promise<void> | undefined;

  async function evaluateChanged(): Promise<void> {
    const ids = [...changed];
    // More may change meanwhile.
    changed.clear();
    for (const id of ids) {
      const module = runner.evaluatedModules.getModuleById(id);
      if (module) runner.evaluatedModules.invalidateModule(module);
    }
    try {
      entry = await load();
    } catch (error) {
      for (const id of ids) changed.add(id);
      throw error;
    }
  }

  return {
    bundle: { assets: assetsOf(() => stylesHref(version)), entryServer: current(() => entry) },
    change: (ids, count) => {
      for (const id of ids) changed.add(id);
      version = count;
    },
    refresh: async () => {
      await refreshing;
      if (changed.size === 0) return;
      refreshing ??= evaluateChanged().finally(() => {
        refreshing = undefined;
      });
      await refreshing;
    },
  };
}

/** The files of pages: one entry that loads the others by itself, and one style sheet of all components. */
function assetsOf(styles: () => string): Bundle['assets'] {
  return {
    build: 'development',
    entry: CLIENT_PATH,
    modulesOf: () => [],
    stylesOf: () => [styles()],
    filesOf: (keys) => keys.map((key) => `/${key}`),
    editor: { script: '/src/editing/editor.ts', stylesFor: () => [styles()] },
  };
}

/** Returns an entry whose functions call those of the current one. */
function current(read: () => EntryServer): EntryServer {
  return new Proxy(read(), {
    get: (_first, name) => {
      const value: unknown = Reflect.get(read(), name);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]) => Reflect.apply(Reflect.get(read(), name) as () => unknown, undefined, values);
    },
  });
}
