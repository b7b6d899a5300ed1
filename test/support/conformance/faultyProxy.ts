import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came, and a response as it will be sent. */
export interface Seen {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface Reply {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** What the proxy breaks: the request, the response, or both. */
export interface Fault {
  request?: (seen: Seen) => Seen;
  /** Returns the response; `hang` sends nothing. */
  reply?: (reply: Reply, seen: Seen) => Reply | 'hang';
}

export interface FaultyProxy {
  /** URL with the prefix of the target. */
  url: string;
  setTarget(target: string): void;
  setFault(fault: Fault): void;
  close(): Promise<void>;
}

/** Headers that belong to a connection, or to the body as it was encoded. */
const OWN_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'host'];

const forwarded = (headers: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !OWN_HEADERS.includes(name.toLowerCase())));

/** Starts a proxy that forwards everything to a target, with a fault of the test's choice. */
export async function startFaultyProxy(): Promise<FaultyProxy> {
  let target = '';
  let fault: Fault = {};
  const server: Server = createServer((req, res) => {
    // A fault that throws is a mistake of its table, and must not look like one of the endpoint.
    forward(req, res).catch((error: Error) => res.writeHead(599).end(`the fault failed: ${error.message}`));
  });
  async function forward(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = Buffer.concat(await req.toArray()).toString();
    const headers = forwarded(Object.entries(req.headers).map(([name, value]) => [name, String(value)] as const));
    const seen = { method: req.method ?? 'GET', path: req.url ?? '/', headers, body };
    const sent = fault.request?.(seen) ?? seen;
    const response = await fetch(target + sent.path, {
      method: sent.method,
      headers: { ...sent.headers, 'accept-encoding': 'identity' },
      redirect: 'manual',
      ...(sent.body !== '' && { body: sent.body }),
    });
    const reply = {
      status: response.status,
      headers: forwarded(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
    const broken = fault.reply?.(reply, seen) ?? reply;
    if (broken === 'hang') return;
    res.writeHead(broken.status, broken.headers).end(broken.body);
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setTarget: (next) => {
      target = next;
    },
    setFault: (next) => {
      fault = next;
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
