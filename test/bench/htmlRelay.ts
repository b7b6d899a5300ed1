import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';

export interface HtmlRelay {
  port: number;
  close: () => Promise<void>;
}

/** Starts a server in front of the product that changes the HTML of its pages. All texts are compressed by gzip. */
export async function startHtmlRelay(productPort: number, change: (html: string) => string): Promise<HtmlRelay> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((req, res) => {
    const { method, url: path, headers } = req;
    const options = { host: '127.0.0.1', port: productPort, agent, method, path };
    const forwarded = request({ ...options, headers: { ...headers, 'accept-encoding': 'gzip' } });
    forwarded.on('response', (response) => void respond(response, res, change));
    forwarded.on('error', (error) => res.destroy(error));
    req.pipe(forwarded);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

async function respond(response: IncomingMessage, res: ServerResponse, change: (html: string) => string) {
  const { statusCode = 502, headers } = response;
  if (!headers['content-type']?.startsWith('text/html')) {
    res.writeHead(statusCode, headers);
    return void response.pipe(res);
  }
  const bytes = await buffer(response);
  const html = (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
  const body = gzipSync(change(html));
  const { 'transfer-encoding': _, ...others } = headers;
  res.writeHead(statusCode, { ...others, 'content-encoding': 'gzip', 'content-length': body.length });
  res.end(body);
}

/** Returns the page without any script element and without preloads of modules. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}
