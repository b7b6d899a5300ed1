import { createServer, type RequestListener, type Server } from 'node:http';

/** Milliseconds. A call of a service has a body of some kilobytes. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;
/** Longer than the idle time of load balancers and of the product, so that they close connections first. */
const KEEP_ALIVE_TIMEOUT = 75_000;

/** Creates the HTTP server of a service, with its time limits. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(listener);
  server.headersTimeout = HEADERS_TIMEOUT;
  server.requestTimeout = REQUEST_TIMEOUT;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT;
  return server;
}
