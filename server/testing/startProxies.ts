import { type CacheStore, MemoryStore } from '../cache/store.ts';
import { mediaProxy, platformProxy } from '../proxy/proxy.ts';
import { type AppOverrides, type RunningApp, startApp } from './startApp.ts';

const MEGABYTE = 1_024 * 1_024;
/** No server listens on this port. */
const CLOSED_PORT_URL = 'http://127.0.0.1:9';

/** Starts the real app with both proxies, the given upstream URLs and further route groups. */
export async function startProxies(
  urls: { media?: string; platform?: string },
  variables: Record<string, string> = {},
  overrides: AppOverrides = {},
): Promise<RunningApp & { store: CacheStore }> {
  const stores: CacheStore[] = [];
  const app = await startApp(({ environment: settings, log, metrics }) => {
    const store = new MemoryStore({ name: 'files', maxBytes: settings.CACHE_FILES_MB * MEGABYTE, metrics });
    stores.push(store);
    const shared = { settings, rate: () => true, log, metrics };
    return {
      ...overrides,
      mediaProxy: mediaProxy({ url: urls.media ?? CLOSED_PORT_URL, store, ...shared }),
      platformProxy: platformProxy({ url: urls.platform ?? CLOSED_PORT_URL, ...shared }),
    };
  }, variables);
  const [store] = stores;
  if (!store) throw new Error('No store was made');
  const close = async () => {
    await app.close();
    store.close();
  };
  return { ...app, store, close };
}
