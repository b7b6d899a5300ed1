import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, send, sendJson } from '../lib/http.ts';
import { nameOperation } from '../lib/operation.ts';

/**
 * The services beside the content API that the platform's clients call: events, visitor identity, personalization,
 * style files. They answer as the cloud does and keep nothing. False: the path is none of theirs.
 */
export async function serveCloud(req: IncomingMessage, res: ServerResponse, path: string): Promise<boolean> {
  if (path.startsWith('/v1/files/')) {
    nameOperation(req, 'files');
    if (path.endsWith('.css')) send(res, 200, 'text/css; charset=utf-8', '');
    else res.writeHead(204).end();
    return true;
  }
  const editingCall = cloudAnswer(req.method ?? 'GET', path);
  if (!editingCall) return false;
  nameOperation(req, editingCall.operation);
  if (req.method === 'POST') await readBody(req, 100_000);
  sendJson(res, 200, editingCall.body);
  return true;
}

function cloudAnswer(method: string, path: string): { operation: string; body: unknown } | null {
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
  // Variants are chosen by the upstream `events`.
  if (method === 'POST' && /^\/v1\/personalize\/?$/.test(path))
    return { operation: 'personalize', body: { variantId: null } };
  return null;
}
