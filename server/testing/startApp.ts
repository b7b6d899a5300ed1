import type { Server } from 'node:http';
import { connect } from 'node:net';
import { type Environment, readEnvironment } from '../../config/environment.ts';
import { SITE_IDS, SITES } from '../../config/sites.ts';
import { createApp } from '../app.ts';
import type { AppDependencies } from '../appDependencies.ts';
import { createHttpServer, listen } from '../operations/httpServer.ts';
import { createLifecycle, type Lifecycle } from '../operations/lifecycle.ts';
import { createTurnAway } from '../operations/turnedAway.ts';
import { createSilent, type Silent } from './silent.ts';

/** The real app on a real port, its log kept and its rooms given by the test. */
export interface RunningApp extends Silent {
  server: Server;
  port: number;
  lifecycle: Lifecycle;
  environment: Environment;
  /** A request as it is written, on a connection of its own; resolves with all that came back. */
  raw: (text: string) => Promise<string>;
  /** A request whose address is sent untouched, which `fetch` would not do. */
  send: (target: string, headers?: Record<string, string>, method?: string) => Promise<RawResponse>;
  close: () => Promise<void>;
}

export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export type AppOverrides = Partial<Omit<AppDependencies, 'environment' | 'log' | 'metrics' | 'lifecycle'>>;

/** Rooms as they are, or made of what the app is made of. */
type Given = AppOverrides | ((made: Silent & { environment: Environment }) => AppOverrides);

export async function startApp(given: Given = {}, variables: Record<string, string> = {}): Promise<RunningApp> {
  const environment = readEnvironment({ NODE_ENV: 'test', ...variables }, SITE_IDS);
  const silent = createSilent();
  const lifecycle = createLifecycle();
  const app = createApp({
    environment,
    ...silent,
    lifecycle,
    sites: SITES,
    assetDirectories: [],
    findRedirect: () => null,
    ...(typeof given === 'function' ? given({ environment, ...silent }) : given),
  });
  const server = createHttpServer(environment, app, createTurnAway(silent));
  const port = await listen(server, 0, '127.0.0.1');
  const raw = (text: string) => exchange(port, text);
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
      return parseResponse(await raw(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends the bytes and reads until the other side closes; a second of silence ends it too. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(text, 'latin1')));
    const done = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('utf8'));
    };
    socket.setTimeout(1_000, done);
    socket.on('data', (chunk) => chunks.push(chunk));
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
