import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Product } from '../product.ts';
import { tireSettings } from './tireHotel.ts';

/** A tire system that passes everything on to that of a sandbox, and knows which guesses could have been right. */
export interface RecordingTireSystem {
  /** Settings of a product that uses it. */
  settings: Record<string, string>;
  /** Guesses of codes that were sent, by the token of their login: nothing else can be right. */
  guesses: Map<string, string[]>;
  close: () => void;
}

/** @param owner a product whose sandbox is used */
export async function recordTireSystem(owner: Pick<Product, 'sandboxUrl'>): Promise<RecordingTireSystem> {
  const own = await tireSettings(owner);
  const guesses = new Map<string, string[]>();
  const server = createServer(async (req, res) => {
    const { url = '', method = 'GET', headers } = req;
    const sent: Buffer[] = [];
    for await (const chunk of req) sent.push(chunk as Buffer);
    const body = Buffer.concat(sent);
    const response = await fetch(`${own.TIRE_HOTEL_URL}${url}`, {
      method,
      headers: { 'x-api-key': String(headers['x-api-key']), 'content-type': headers['content-type'] ?? 'text/plain' },
      ...(body.length > 0 && { body }),
    });
    const text = await response.text();
    const query = new URL(url, own.TIRE_HOTEL_URL).searchParams;
    if (url.startsWith('/authorization/login') && response.ok) guesses.set(JSON.parse(text).authorizationToken, []);
    if (url.startsWith('/authorization/validate')) {
      guesses.get(query.get('authToken') ?? '')?.push(query.get('otpToken') ?? '');
    }
    res.writeHead(response.status, { 'content-type': response.headers.get('content-type') ?? 'application/json' });
    res.end(text);
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { ...own, TIRE_HOTEL_URL: `http://127.0.0.1:${port}` },
    guesses,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
