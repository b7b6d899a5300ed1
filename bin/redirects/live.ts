import { request } from 'node:http';
import { UsageError } from './usage.ts';

/** One response of a running server. */
export interface Hop {
  url: string;
  status: number;
  location: string | null;
}

/** Limit for following redirects. */
const MAX_HOPS = 5;
const TIMEOUT_MS = 10_000;

/**
 * Requests a URL from a running server and follows its redirects within our sites.
 *
 * @param server base URL, `http://localhost:3000`
 * @throws UsageError when no server responds
 */
export async function hopsOf(server: string, host: string, url: string, method: string): Promise<Hop[]> {
  const hops: Hop[] = [];
  let [currentHost, currentPath] = [host, url];
  while (hops.length < MAX_HOPS) {
    const { status, location } = await fetchRedirect(server, currentHost, currentPath, method);
    hops.push({ url: currentPath, status, location });
    if (location === null) return hops;
    const next = new URL(location, `http://${currentHost}`);
    if (!/(?:^|\.)localhost$/.test(next.hostname) && next.host !== currentHost) return hops;
    [currentHost, currentPath] = [next.host, `${next.pathname}${next.search}`];
  }
  return hops;
}

/** Sends one request with a `Host` header to a running server; redirects are not followed. @throws UsageError when no server responds */
export function fetchRedirect(
  server: string,
  host: string,
  path: string,
  method: string,
): Promise<{ status: number; location: string | null }> {
  const { hostname, port } = new URL(server);
  return new Promise((resolve, reject) => {
    const clientRequest = request({
      hostname,
      port: port || 80,
      path,
      method,
      headers: { host },
      timeout: TIMEOUT_MS,
      agent: false,
    });
    clientRequest.on('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? null });
    });
    clientRequest.on('timeout', () => clientRequest.destroy(new Error(`no response within ${TIMEOUT_MS} ms`)));
    clientRequest.on('error', (error: NodeJS.ErrnoException) =>
      reject(new UsageError(`No server responds at ${server} (${error.code ?? error.message}); npm start runs one.`)),
    );
    clientRequest.end();
  });
}
