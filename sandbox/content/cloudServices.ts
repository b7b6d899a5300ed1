import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, send, sendJson } from '../lib/http.ts';
import { nameOperation } from '../lib/operation.ts';

/**
 * Responds to the platform's other services besides the content API: events, visitor identity, personalization, style files. They
 * store nothing. Returns false for a path of no service.
 */
export async function serveCloud(req: IncomingMessage, res: ServerResponse, path: string): Promise<boolean> {
  if (path.startsWith('/v1/files/')) {
    nameOperation(req, 'files');
    if (path.endsWith('.css')) send(res, 200, 'text/css; charset=utf-8', '');
    else res.writeHead(204).end();
    return true;
  }
  const response = cloudResponse(req.method ?? 'GET', path);
  if (!response) return false;
  nameOperation(req, response.operation);
  if (req.method === 'POST') await readBody(req, 100_000);
  sendJson(res, 200, response.body);
  return true;
}

function cloudResponse(method: string, path: string): { operation: string; body: unknown } | null {
  if (method === 'POST' && /^\/v1\/events\/v1\.2\/events\/?$/.test(path)) {
    return {
      operation: 'event',
      body: { ref: randomUUID(), status: 'OK', version: '1.2', client_key: '', customer_ref: randomUUID() },
    };
  }
  if (method === 'GET' && path === '/v1/events/v1.2/browser/create.json') {
    return {
      operation: 'browser create',
      body: { ref: randomUUID(), customer_ref: randomUUID(), status: 'OK', version: '1.2' },
    };
  }
  const browser = /^\/v1\/events\/v1\.2\/browser\/([\w-]{1,64})\/show\.json$/.exec(path);
  if (method === 'GET' && browser) {
    return {
      operation: 'browser show',
      body: { status: 'OK', version: '1.2', browser: { ref: browser[1] }, customer: { ref: randomUUID() } },
    };
  }
  // The upstream `events` chooses variants.
  if (method === 'POST' && /^\/v1\/personalize\/?$/.test(path))
    return { operation: 'personalize', body: { variantId: null } };
  return null;
}
