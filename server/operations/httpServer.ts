import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Environment } from '../../config/environment.ts';
import { limitConnections } from './connections.ts';
import { BASE_HEADERS } from './headers.ts';
import { isRefused, refuseFurther } from './lastRequest.ts';
import { PLAIN_POLICY, plainPage } from './plainPage.ts';
import type { TurnAway } from './turnedAway.ts';

type Limits = Pick<
  Environment,
  | 'HEADERS_TIMEOUT'
  | 'REQUEST_TIMEOUT'
  | 'KEEP_ALIVE_TIMEOUT'
  | 'READ_TIMEOUT'
  | 'MAX_CLIENT_CONNECTIONS'
  | 'TRUST_PROXY'
>;

/** An HTTP server with limits for slow and oversized clients (Q2, Q23) and a plain page for what it cannot parse (Q16). */
export function createHttpServer(limits: Limits, app: RequestListener, turnAway: TurnAway): Server {
  const server = createServer(
    {
      headersTimeout: limits.HEADERS_TIMEOUT,
      requestTimeout: limits.REQUEST_TIMEOUT,
      keepAliveTimeout: limits.KEEP_ALIVE_TIMEOUT,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: 16 * 1024,
      insecureHTTPParser: false,
      // The guards check it: Node would answer, and go on to read what was sent behind.
      requireHostHeader: false,
      joinDuplicateHeaders: false,
      noDelay: true,
    },
    (req, res) => {
      if (!isRefused(req.socket)) app(req, res);
    },
  );
  limitConnections(server, limits, turnAway);
  server.on('clientError', refuse);
  server.on('checkExpectation', refuseExpectation);
  return server;
}

/** `Expect` of anything but `100-continue` is refused (RFC 9110 §10.1.1), with the headers of every response. */
function refuseExpectation(req: IncomingMessage, res: ServerResponse): void {
  const body = plainPage(417, null);
  res.writeHead(417, plainHeaders(body));
  refuseFurther(req.socket);
  res.end(req.method === 'HEAD' ? undefined : body);
}

const plainHeaders = (body: string) => ({
  ...BASE_HEADERS,
  'Content-Security-Policy': PLAIN_POLICY,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(body)),
  'Cache-Control': 'no-store',
  Connection: 'close',
});

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const REASON: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** What is no HTTP gets an answer and a closed connection: the rest of its bytes are not to be read as a request. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF[error.code ?? ''] ?? 400;
  const body = plainPage(status, null);
  const lines = Object.entries(plainHeaders(body)).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${REASON[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}

/** Resolves with the port once it is listened on. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: 1024 }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
