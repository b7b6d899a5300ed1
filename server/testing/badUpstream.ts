import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small upstream whose behaviour a test sets. */
export interface BadUpstream {
  url: string;
  /** Received requests, as `METHOD path`. */
  requestLines: string[];
  /** Connections that the caller closed before the response was complete. */
  aborted: () => number;
  behave: (listener: RequestListener) => void;
  close: () => Promise<void>;
}

export const BEHAVIOURS = {
  json:
    (value: unknown): RequestListener =>
    (_req, res) => {
      res.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    },
  text:
    (text: string): RequestListener =>
    (_req, res) => {
      res.end(text);
    },
  status:
    (status: number): RequestListener =>
    (_req, res) => {
      res.writeHead(status).end('{}');
    },
  hang: (() => {}) satisfies RequestListener,
  reset: ((req) => {
    req.socket.destroy();
  }) satisfies RequestListener,
  half: ((req, res) => {
    res.writeHead(200, { 'content-length': '1000' });
    res.write('{"half":', () => setTimeout(() => req.socket.destroy(), 5));
  }) satisfies RequestListener,
  stall: ((_req, res) => {
    res.writeHead(200, { 'content-length': '1000' });
    res.write('{"half":');
  }) satisfies RequestListener,
} as const;

export async function startBadUpstream(): Promise<BadUpstream> {
  const requestLines: string[] = [];
  let aborted = 0;
  let behaviour: RequestListener = BEHAVIOURS.json({ ok: true });
  const server: Server = createServer((req, res) => {
    requestLines.push(`${req.method} ${req.url}`);
    res.once('close', () => {
      if (!res.writableFinished) aborted += 1;
    });
    behaviour(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestLines,
    aborted: () => aborted,
    behave: (listener) => {
      behaviour = listener;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
