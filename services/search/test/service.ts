import { resolve } from 'node:path';
import { signatureOf } from '../../lib/http/secrets.ts';
import { type ServiceProcess, startProcess } from '../../lib/test/serviceProcess.ts';

export const KEY = 'sesame';
export const SECRET = 'a secret of the webhook';

/** Starts the search service on a free port, and waits until it listens. */
export const startServiceProcess = (databaseUrl: string, more: Record<string, string> = {}): Promise<ServiceProcess> =>
  startProcess(resolve(import.meta.dirname, '../main.ts'), 'search', {
    DATABASE_URL: databaseUrl,
    SEARCH_KEYS: KEY,
    WEBHOOK_SECRETS: SECRET,
    ...more,
  });

/** Sends a search, and returns status and body. */
export async function search(url: string, request: object): Promise<{ status: number; body: SearchBody }> {
  const response = await fetch(`${url}/search`, {
    method: 'POST',
    headers: { 'x-api-key': KEY, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  return { status: response.status, body: (await response.json()) as SearchBody };
}

export interface SearchBody {
  total_items: number;
  content: Record<string, unknown>[];
  error?: { message: string; field: string | null };
}

/** Sends a signed webhook. */
export async function sendWebhook(
  url: string,
  index: string,
  event: object,
  { timestamp = String(Math.floor(Date.now() / 1_000)), secret = SECRET, body = JSON.stringify(event) } = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${url}/webhook/${index}`, {
    method: 'POST',
    headers: { 'x-timestamp': timestamp, 'x-signature': `sha256=${signatureOf(secret, timestamp, body)}` },
    body,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
