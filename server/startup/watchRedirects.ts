import { existsSync, watch } from 'node:fs';
import type { Environment } from '../../config/environment.ts';
import type { ContentPort } from '../ports/content/contentPort.ts';
import type { Redirects } from '../redirects/redirects.ts';

/** How often the platform's redirects are read. The port caches them for minutes. */
const PLATFORM_INTERVAL_MS = 60_000;
/** How long the start waits for the platform's redirects. The tables in files are already loaded. */
const FIRST_REFRESH_TIMEOUT_MS = 1_500;
/** Long enough for a text editor to finish writing its file. */
const DEBOUNCE_MS = 150;

interface WatchRedirectsOptions {
  redirects: Redirects;
  folder: string;
  content: Pick<ContentPort, 'redirects'>;
  environment: Environment;
}

/** Keeps the redirects current: reloads the files outside production on every change; polls the platform. */
export async function watchRedirects({
  redirects,
  folder,
  content,
  environment,
}: WatchRedirectsOptions): Promise<void> {
  const refresh = () => redirects.refreshPlatform((site) => content.redirects({ site }));
  if (environment.NODE_ENV !== 'production') onChange(folder, redirects.reload);
  setInterval(refresh, PLATFORM_INTERVAL_MS).unref();
  await Promise.race([refresh(), new Promise((done) => setTimeout(done, FIRST_REFRESH_TIMEOUT_MS).unref())]);
}

function onChange(folder: string, reload: () => void): void {
  if (!existsSync(folder)) return;
  let pending: NodeJS.Timeout | undefined;
  const reloadDebounced = () => {
    clearTimeout(pending);
    pending = setTimeout(reload, DEBOUNCE_MS);
  };
  try {
    watch(folder, { persistent: false }, reloadDebounced).on('error', () => {});
  } catch {
    // Without a file watcher the signal still works.
  }
}
