import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Environment } from '../../config/environment.ts';
import { limitConnections } from './connections.ts';
import { BASE_HEADERS } from './headers.ts';
import { ignoreFurtherRequests, ignoresRequests } from './ignoredRequests.ts';
import { oneAtATime } from './limits/oneAtATime.ts';
import type { RecordRefusal } from './limits/refusals.ts';
import { PLAIN_POLICY, plainPage } from './plainPage.ts';

type Limits = Pick<
  Environment,
  | 'HEADERS_TIMEOUT'
  | 'REQUEST_TIMEOUT'
  | 'KEEP_ALIVE_TIMEOUT'
  | 'READ_TIMEOUT'
  | 'MAX_CLIENT_CONNECTIONS'
  | 'TRUST_PROXY'
>;

/** Creates an HTTP server with limits for slow and oversized requests (Q2, Q23). Requests that cannot be parsed get a plain page (Q16). */
export function createHttpServer(limits: Limits, app: RequestListener, recordRefusal: RecordRefusal): Server {
  const server = createServer(
    {
      headersTimeout: limits.HEADERS_TIMEOUT,
      requestTimeout: limits.REQUEST_TIMEOUT,
      keepAliveTimeout: limits.KEEP_ALIVE_TIMEOUT,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: 16 * 1024,
      insecureHTTPParser: false,
      // `requestValidation` checks it. Node would respond and read further requests from the connection.
      requireHostHeader: false,
      joinDuplicateHeaders: false,
      noDelay: true,
    },
    oneAtATime((req, res) => {
      if (!ignoresRequests(req.socket)) app(req, res);
    }),
  );
  limitConnections(server, limits, recordRefusal);
  server.on('clientError', sendClientError);
  server.on('checkExpectation', sendExpectationFailed);
  return server;
}

/** Responds 417 to an `Expect` header other than `100-continue` (RFC 9110 §10.1.1). */
function sendExpectationFailed(req: IncomingMessage, res: ServerResponse): void {
  const body = plainPage(417, null);
  res.writeHead(417, plainHeaders(body));
  ignoreFurtherRequests(req.socket);
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

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const REASON_PHRASES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Responds to bytes that are not HTTP and closes the connection, so that the rest is not parsed as another request. */
function sendClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
  const body = plainPage(status, null);
  const lines = Object.entries(plainHeaders(body)).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${REASON_PHRASES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}

/** Starts listening; resolves with the port. */
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
