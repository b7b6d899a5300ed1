import { realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { pageStyles } from './pageStyles.ts';
import { stylesHref } from './paths.ts';
import { sourceUpdates } from './sourceUpdates.ts';

/** The sources of pages, transformed for browsers and for the process that renders. */
export interface Sources {
  middleware: ViteDevServer['middlewares'];
  /** Responds to a request of the module runner in the process that renders. */
  invoke: (payload: unknown) => Promise<unknown>;
  /** Number of changes so far. */
  version: () => number;
  /** Shows an error in open pages, and in those that open before the next `reload`. */
  showError: (message: string) => void;
  /** Loads open pages anew. */
  reload: () => void;
  close: () => Promise<void>;
}

interface Options {
  root: string;
  /** Its connections to open pages tell them of changes. */
  server: Server;
  /** Called with the ids of the modules to evaluate again. */
  onChange: (ids: string[], version: number) => void;
  /** Called when the process that renders cannot take over a change. */
  onRestart: () => void;
}

const IGNORED = ['dist', 'var', 'sandbox', 'studio', 'coverage', 'server', 'test'];

/** Starts Vite. It keeps what it has transformed while the process that renders is started again. */
export async function createSources({ root, server, onChange, onRestart }: Options): Promise<Sources> {
  let version = 0;
  const changed = (ids: string[]) => {
    version += 1;
    onChange(ids, version);
    return stylesHref(version);
  };
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    clearScreen: false,
    logLevel: 'warn',
    server: {
      middlewareMode: true,
      hmr: { server, overlay: false },
      // Wherever the packages are: fonts come from there.
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
      watch: {
        ignored: IGNORED.map((folder) => join(root, folder, '**')),
        // A file that is being written is not read, and the end of its writing is not missed.
        awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
      },
    },
    plugins: [pageStyles(), sourceUpdates({ changed, onRestart })],
  });
  const send = (event: string, data: unknown) => vite.ws.send({ type: 'custom', event, data });
  /** The error that open pages show. */
  let shown = '';
  // A page that was loading when the error came has not got it.
  vite.ws.on('connection', () => shown && send('forecourt:error', { message: shown }));
  /** Time of the last `reload`, in milliseconds since 1970. */
  let reloadedAt = 0;
  // A page that was loading at that time shows what it was before.
  vite.ws.on('forecourt:opened', ({ at }: { at: number }, client) => {
    if (at < reloadedAt) client.send('forecourt:reload', {});
  });
  return {
    middleware: vite.middlewares,
    invoke: (payload) => vite.environments.ssr.hot.handleInvoke(payload as never),
    version: () => version,
    showError: (message) => {
      shown = message;
      send('forecourt:error', { message });
    },
    reload: () => {
      shown = '';
      reloadedAt = Date.now();
      send('forecourt:reload', {});
    },
    close: () => vite.close(),
  };
}
