import { request } from 'undici';

/** Milliseconds within which the media edge must respond. */
const TIMEOUT_MS = 15_000;

/** Returns whether the media edge has a file at a rooted path. Throws when the request fails. */
export type MediaProbe = (path: string) => Promise<{ exists: boolean; status: number }>;

/**
 * Creates a probe that sends HEAD, or GET where HEAD is not supported. It requests each URL once.
 *
 * @param mediaUrl null: the media edge is off, and has no file
 */
export function createMediaProbe(mediaUrl: string | null): MediaProbe {
  if (mediaUrl === null) return async () => ({ exists: false, status: 404 });
  const responses = new Map<string, ReturnType<MediaProbe>>();
  return (path) => {
    const response = responses.get(path) ?? probe(`${mediaUrl}${path}`);
    responses.set(path, response);
    return response;
  };
}

async function probe(url: string): ReturnType<MediaProbe> {
  let status = await statusOf(url, 'HEAD');
  if (status === 405 || status === 501) status = await statusOf(url, 'GET');
  if (status >= 500) throw new Error(`the media edge responds with ${status}`);
  return { exists: status < 400, status };
}

async function statusOf(url: string, method: 'HEAD' | 'GET'): Promise<number> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { statusCode, body } = await request(url, { method, signal, headers: { accept: 'image/webp,image/*,*/*' } });
  await body.dump();
  return statusCode;
}
