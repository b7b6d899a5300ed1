import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A server in front of an upstream of the sandbox. A test changes the JSON that it responds with. */
export interface Relay {
  url: string;
  /** Sets the base URL of the upstream, which is not known before the product runs. Until then calls get 503. */
  forwardTo: (url: string) => void;
  close: () => Promise<void>;
}

/**
 * @param change returns the body that the relay responds with, or its promise, from the body of the upstream
 * @param refuses returns whether a request with this body gets a 400, which fails its call and opens no circuit breaker
 */
export async function startRelay(
  change: (body: unknown) => unknown,
  refuses: (requestBody: unknown) => boolean = () => false,
): Promise<Relay> {
  let base: string | null = null;
  const server = createServer(async (req, res) => {
    if (base === null) return void res.writeHead(503).end();
    const { sc_apikey: contentKey, 'x-api-key': searchKey } = req.headers;
    const headers = {
      'content-type': 'application/json',
      ...(contentKey && { sc_apikey: String(contentKey) }),
      ...(searchKey && { 'x-api-key': String(searchKey) }),
    };
    const path = req.url === '/' ? '' : req.url;
    const requestBody = await json(req);
    if (refuses(requestBody)) return void res.writeHead(400).end();
    const response = await fetch(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(requestBody) });
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(await change(await response.json())));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forwardTo: (url) => {
      base = url;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
