import type { RequestListener } from 'node:http';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Caches } from '../server/cache/caches.ts';
import { ERROR_HEADERS, errorPage, errorText } from './errorPage.ts';
import type { LiveBundle } from './liveBundle.ts';
import type { FromServer, ToServer } from './messages.ts';

/** A process of the product that renders pages from the sources. `dev/main.ts` starts it, and again when a file of its own changes. */

const send = (message: FromServer) => process.send?.(message);

// Before anything else is loaded: the parent restarts this process when one of these files changes.
registerHooks({
  load: (url, context, next) => {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) send({ type: 'loaded', file: fileURLToPath(url) });
    return next(url, context);
  },
});
const { createLiveBundle } = await import('./liveBundle.ts');
const { start } = await import('../server/start.ts');
const { withoutPages } = await import('../server/cache/withoutPages.ts');

const pending = new Map<number, (result: unknown) => void>();
let calls = 0;
let caches: Caches | undefined;
let live: LiveBundle | undefined;
/** Changes that the bundle has not got, because it is still being loaded. */
const early: Extract<ToServer, { type: 'changed' }>[] = [];
function applyChanges(): void {
  if (live) for (const { ids, version } of early.splice(0)) live.change(ids, version);
}
const clearCaches = () => {
  for (const store of Object.values(caches?.stores ?? {})) store.clear();
};
process.on('disconnect', () => process.exit());
process.on('message', (message: ToServer) => {
  if (message.type === 'invoked') {
    pending.get(message.id)?.(message.result);
    pending.delete(message.id);
    return;
  }
  if (message.type === 'changed') {
    early.push(message);
    applyChanges();
  }
  clearCaches();
});
const bundle = await createLiveBundle(
  (payload) =>
    new Promise((resolve) => {
      const id = calls++;
      pending.set(id, resolve);
      send({ type: 'invoke', id, payload });
    }),
);

live = bundle;
applyChanges();

/** Responds to requests by the current sources or, when they have an error, with its file and line. */
const withSources =
  (app: RequestListener): RequestListener =>
  (req, res) => {
    bundle.refresh().then(
      () => app(req, res),
      (error: unknown) => {
        const text = errorText(error);
        console.error(text);
        res.writeHead(500, ERROR_HEADERS).end(errorPage(text));
      },
    );
  };

const port = await start({
  bundle: bundle.bundle,
  quiet: true,
  adaptCaches: (all) => {
    caches = all;
    return withoutPages(all);
  },
  adaptApps: (apps) => ({ ...apps, public: withSources(apps.public) }),
});
send({ type: 'listening', port });
