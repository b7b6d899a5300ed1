import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PLATES } from './booking/scenarios.ts';
import { CONTROL_PATH, createControl } from './control/routes.ts';
import { type Inventory, type SandboxState, upstreamStates } from './control/state.ts';
import type { WatchedUpstream } from './control/watched.ts';
import { type Handler, sendJson } from './lib/http.ts';
import { SANDBOX_KEY } from './lib/key.ts';
import { createSources, type Sources } from './sources.ts';
import { BOOKING_SITE, createUpstreams, type SandboxOptions, TIRE_HOTEL_SITE } from './upstreams.ts';

/** A sandbox that listens. */
export interface RunningSandbox {
  /** `http://127.0.0.1:PORT`; the upstreams are at `{url}/content`, `{url}/search`, `{url}/media`. */
  readonly url: string;
  /** Closes all connections, also those that a fault holds open. */
  readonly close: () => Promise<void>;
}

export interface Sandbox {
  /** Listens on loopback; port 0 takes a free one. Rejects with the listen error (`EADDRINUSE`). */
  readonly listen: (port: number) => Promise<RunningSandbox>;
}

const DEFAULTS: SandboxOptions = {
  seed: 1,
  cars: 2400,
  cacheDir: 'var/sandbox',
  maxImageWidth: Infinity,
  web: 'http://localhost:3000',
  editingSecret: '',
};

/**
 * Creates the upstreams and their data. The sandbox does not listen yet.
 *
 * @param sources content and records, which several sandboxes of a process can share
 */
export async function createSandbox(
  options: Partial<SandboxOptions> = {},
  sources: Sources = createSources(),
): Promise<Sandbox> {
  let url = '';
  const { upstreams, inventory, foreign, outbox, editor, bookings, hotel, drives, cars, reloadContent } =
    await createUpstreams({ ...DEFAULTS, ...options }, () => url, sources);
  const startedAt = new Date().toISOString();
  const state = (): SandboxState => ({
    ...inventory,
    startedAt,
    key: SANDBOX_KEY,
    upstreams: upstreamStates(upstreams, url),
    outbox: outbox.state(),
    booking: { plates: PLATES, url: bookingUrl(inventory), bookings: bookings.state() },
    tirehotel: hotel.state(tireHotelUrl(inventory)),
    testDrives: drives.state(),
  });
  const handle = dispatch(
    upstreams,
    createControl({ upstreams, foreign, outbox, editor, bookings, hotel, drives, cars, reloadContent, state }),
  );
  const server = createServer((req, res) => {
    Promise.resolve(handle(req, res)).catch((error: unknown) => {
      console.error('sandbox: a request failed', error);
      res.destroy();
    });
  });
  // Longer than a caller may be busy: a closing connection would fail its next request.
  server.keepAliveTimeout = 60_000;
  return {
    listen: async (port) => {
      url = `http://127.0.0.1:${await listen(server, port)}`;
      return { url, close: () => close(server) };
    },
  };
}

/** Returns the URL of the page of the only site that takes bookings. */
function bookingUrl({ sites }: Inventory): string {
  const { url = '/' } = sites.find(({ site }) => site === BOOKING_SITE) ?? {};
  return `${url}service-och-verkstad/boka-bilverkstad`;
}

/** Returns the URL of the page of the tire hotel. */
function tireHotelUrl({ sites }: Inventory): string {
  const { url = '/' } = sites.find(({ site }) => site === TIRE_HOTEL_SITE) ?? {};
  return `${url}dack-och-biltillbehor/dackhotell`;
}

/** Routes a request to the upstream of its first path segment, and removes that segment. */
function dispatch(upstreams: readonly WatchedUpstream[], control: Handler): Handler {
  const byPrefix = new Map(upstreams.map(({ name, handle }) => [name, handle]));
  return async (req, res) => {
    res.setHeader('x-robots-tag', 'noindex');
    const path = req.url ?? '/';
    const prefix = /^\/([\w-]+)/.exec(path)?.[1] ?? '';
    const upstream = byPrefix.get(prefix);
    if (`/${prefix}` === CONTROL_PATH) return control(req, res);
    if (!upstream) {
      if (path === '/favicon.ico') return void res.writeHead(204).end();
      if (path === '/') return void res.writeHead(302, { location: CONTROL_PATH, 'content-length': 0 }).end();
      return sendJson(res, 404, {
        message: `The upstreams are ${[...byPrefix.keys()].join(', ')}; see ${CONTROL_PATH}`,
      });
    }
    const rest = path.slice(prefix.length + 1);
    req.url = rest.startsWith('/') ? rest : `/${rest}`;
    return upstream(req, res);
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
