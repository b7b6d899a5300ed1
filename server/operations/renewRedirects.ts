import { existsSync, watch } from 'node:fs';
import { isatty } from 'node:tty';
import type { Environment } from '../../config/environment.ts';
import type { ContentPort } from '../ports/contentPort.ts';
import type { Redirects } from '../redirects/redirects.ts';

/** How often the platform's redirects are looked at; the port keeps them for minutes. */
const PLATFORM_MS = 60_000;
/** The start waits so long for them, not longer: the files are there in any case. */
const FIRST_MS = 1_500;
/** Long enough for an editor to have written its file. */
const SETTLE_MS = 150;

interface RenewOptions {
  redirects: Redirects;
  folder: string;
  content: Pick<ContentPort, 'redirects'>;
  environment: Environment;
}

/** Keeps redirects as they were last written: files on SIGHUP, outside of production as soon as they are saved. */
export async function renewRedirects({ redirects, folder, content, environment }: RenewOptions): Promise<void> {
  const refresh = () => redirects.refreshPlatform((site) => content.redirects({ site }));
  onHangUp(redirects.reload);
  if (environment.NODE_ENV !== 'production') onChange(folder, redirects.reload);
  setInterval(refresh, PLATFORM_MS).unref();
  await Promise.race([refresh(), new Promise((done) => setTimeout(done, FIRST_MS).unref())]);
}

/** The terminal's own hang-up ends the process as it always did. */
function onHangUp(reload: () => void): void {
  process.on('SIGHUP', () => {
    if (process.stdin.isTTY && !isatty(0)) process.kill(process.pid, 'SIGTERM');
    else reload();
  });
}

function onChange(folder: string, reload: () => void): void {
  if (!existsSync(folder)) return;
  let pending: NodeJS.Timeout | undefined;
  const later = () => {
    clearTimeout(pending);
    pending = setTimeout(reload, SETTLE_MS);
  };
  try {
    watch(folder, { persistent: false }, later).on('error', () => {});
  } catch {
    // A machine that has no watcher left still has the signal.
  }
}
