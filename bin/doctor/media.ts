import { request } from 'undici';

/** Milliseconds for the media edge to answer. */
const TIMEOUT_MS = 15_000;

/** Whether the media edge has what is at a rooted path. Throws when it cannot be asked. */
export type MediaProbe = (path: string) => Promise<{ there: boolean; status: number }>;

/** Asks with HEAD, and with GET where HEAD is not known; nothing is read. Each URL is requested once. */
export function createMediaProbe(mediaUrl: string): MediaProbe {
  const known = new Map<string, ReturnType<MediaProbe>>();
  return (path) => {
    const requested = known.get(path) ?? probe(`${mediaUrl}${path}`);
    known.set(path, requested);
    return requested;
  };
}

async function probe(url: string): ReturnType<MediaProbe> {
  let status = await statusOf(url, 'HEAD');
  if (status === 405 || status === 501) status = await statusOf(url, 'GET');
  if (status >= 500) throw new Error(`the media edge answers ${status}`);
  return { there: status < 400, status };
}

async function statusOf(url: string, method: 'HEAD' | 'GET'): Promise<number> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { statusCode, body } = await request(url, { method, signal, headers: { accept: 'image/webp,image/*,*/*' } });
  await body.dump();
  return statusCode;
}
