import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import { surrogateKeysOf } from './surrogateKeys.ts';

/** Caches in front of the processes, as Varnish. */
export interface SharedCaches {
  /** Purges what has one of the tags, now and once more when pages that were in progress have been sent. Rejects when one of the caches has not. */
  purge: (tags: readonly string[]) => Promise<void>;
  close: () => void;
}

/** Milliseconds in which a cache must respond. */
const TIMEOUT_MS = 2_000;
/** Milliseconds in which pages that were begun before the purge have been sent. */
const IN_PROGRESS_MS = 5_000;
/** Characters of a header that every cache accepts. */
const MAX_HEADER = 6_000;

interface SharedCachesOptions {
  /** Value of `SHARED_CACHES`. */
  urls: string;
  /** Called when the second purge failed, about which nobody waits for a response. */
  onFailure: (error: unknown) => void;
}

/** Creates the purges of shared caches by `PURGE` requests with `Surrogate-Key`. */
export function createSharedCaches({ urls, onFailure }: SharedCachesOptions): SharedCaches {
  const caches = urls.split(',').flatMap((url) => url.trim() || []);
  const closing = new AbortController();
  const purgeAll = async (keys: readonly string[]) => {
    const headers = headersOf(keys);
    await Promise.all(caches.flatMap((cache) => headers.map((header) => purgeOne(cache, header))));
  };
  return {
    async purge(tags) {
      if (caches.length === 0) return;
      const keys = surrogateKeysOf(tags);
      await purgeAll(keys);
      delay(IN_PROGRESS_MS, null, { signal: closing.signal, ref: false }).then(
        () => purgeAll(keys).catch(onFailure),
        () => {},
      );
    },
    close: () => closing.abort(),
  };
}

async function purgeOne(cache: string, header: string): Promise<void> {
  const { statusCode, body } = await request(cache, {
    method: 'PURGE',
    headers: { 'surrogate-key': header },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await body.dump();
  if (statusCode !== 200) throw new Error(`The shared cache ${new URL(cache).host} responded ${statusCode} to PURGE`);
}

/** Returns the values of as many headers as the keys need. */
function headersOf(keys: readonly string[]): string[] {
  const headers: string[] = [];
  for (const key of keys) {
    const last = headers.at(-1);
    if (last !== undefined && last.length + key.length < MAX_HEADER) headers[headers.length - 1] = `${last} ${key}`;
    else headers.push(key);
  }
  return headers;
}
