import type { Server } from 'node:http';
import { connect } from 'node:net';
import { type Environment, readEnvironment } from '../../config/environment.ts';
import { SITE_IDS, SITES } from '../../config/sites.ts';
import { createApp } from '../app.ts';
import type { AppDependencies } from '../appDependencies.ts';
import { createObservations } from '../inspection/observe.ts';
import { createHttpServer, listen } from '../operations/httpServer.ts';
import { createLifecycle, type Lifecycle } from '../operations/lifecycle.ts';
import { createRecordRefusal } from '../operations/limits/refusals.ts';
import { createSilent, type Silent } from './silent.ts';

/** The real app on a real port, with a collected log and route groups that the test provides. */
export interface RunningApp extends Silent {
  server: Server;
  port: number;
  lifecycle: Lifecycle;
  environment: Environment;
  /** Sends raw text on its own connection; resolves with everything received. */
  raw: (text: string, idleMs?: number) => Promise<string>;
  /** Sends a request without normalising its target, as `fetch` would. */
  send: (target: string, headers?: Record<string, string>, method?: string) => Promise<RawResponse>;
  close: () => Promise<void>;
}

export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export type AppOverrides = Partial<Omit<AppDependencies, 'environment' | 'log' | 'metrics' | 'lifecycle'>>;

/** Milliseconds without data after which a raw connection that the server leaves open is read. */
const RAW_IDLE_MS = 1_000;
/** The same for a request with `Connection: close`; it only ends a test that hangs. */
const CLOSED_IDLE_MS = 30_000;

/** Route groups, or a function that creates them from the app's dependencies. */
type AppInput = AppOverrides | ((dependencies: Silent & { environment: Environment }) => AppOverrides);

export async function startApp(input: AppInput = {}, variables: Record<string, string> = {}): Promise<RunningApp> {
  const environment = readEnvironment({ NODE_ENV: 'test', ...variables }, SITE_IDS);
  const silent = createSilent();
  const lifecycle = createLifecycle();
  const app = createApp({
    environment,
    ...silent,
    lifecycle,
    sites: SITES,
    assetDirectories: [],
    keptAssets: null,
    observations: createObservations(),
    findRedirect: () => null,
    ...(typeof input === 'function' ? input({ environment, ...silent }) : input),
  });
  const server = createHttpServer(environment, app, createRecordRefusal(silent));
  const port = await listen(server, 0, '127.0.0.1');
  const raw = (text: string, idleMs = RAW_IDLE_MS) => sendRaw(port, text, idleMs);
  return {
    ...silent,
    server,
    port,
    lifecycle,
    environment,
    raw,
    send: async (target, headers = {}, method = 'GET') => {
      const requestHeaders = { host: 'norrvag-se.localhost:3000', connection: 'close', ...headers };
      const lines = Object.entries(requestHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
      // The server closes the connection. A busy machine may take long until then.
      return parseResponse(await raw(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, CLOSED_IDLE_MS));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends the bytes and reads until the server closes the connection, or sends nothing for `idleMs` after it has sent something. */
function sendRaw(port: number, text: string, idleMs: number): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(text, 'latin1')));
    const done = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('utf8'));
    };
    socket.setTimeout(CLOSED_IDLE_MS, done);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      socket.setTimeout(idleMs);
    });
    socket.on('close', done);
    socket.on('error', done);
  });
}

export function parseResponse(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = lines.map((line) => [line.split(':', 1)[0]?.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]);
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: text.slice(end + 4),
  };
}
