import { request } from 'node:http';
import { UsageError } from './usage.ts';

/** One answer of a running server. */
export interface Hop {
  address: string;
  status: number;
  location: string | null;
}

/** As many as a visitor would hardly bear. */
const MOST_HOPS = 5;
const PATIENCE = 10_000;

/**
 * Asks a running server for an address of a site, and for what it is sent on to, as long as that is ours.
 *
 * @param server base address, `http://localhost:3000`
 * @throws UsageError when nobody answers there
 */
export async function hopsOf(server: string, host: string, url: string, method: string): Promise<Hop[]> {
  const hops: Hop[] = [];
  let [here, at] = [host, url];
  while (hops.length < MOST_HOPS) {
    const { status, location } = await ask(server, here, at, method);
    hops.push({ address: at, status, location });
    if (location === null) return hops;
    const next = new URL(location, `http://${here}`);
    if (!/(?:^|\.)localhost$/.test(next.hostname) && next.host !== here) return hops;
    [here, at] = [next.host, `${next.pathname}${next.search}`];
  }
  return hops;
}

/** One request to a running server, in the name of a host; nothing is followed. @throws UsageError when nobody answers */
export function ask(
  server: string,
  host: string,
  path: string,
  method: string,
): Promise<{ status: number; location: string | null }> {
  const { hostname, port } = new URL(server);
  return new Promise((resolve, reject) => {
    const sent = request({
      hostname,
      port: port || 80,
      path,
      method,
      headers: { host },
      timeout: PATIENCE,
      agent: false,
    });
    sent.on('response', (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null });
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${PATIENCE} ms`)));
    sent.on('error', (error: NodeJS.ErrnoException) =>
      reject(new UsageError(`No server answers at ${server} (${error.code ?? error.message}); npm start runs one.`)),
    );
    sent.end();
  });
}
