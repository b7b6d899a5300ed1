import type { IncomingMessage, ServerResponse } from 'node:http';
import { readScaledPath, WIDTHS } from './imageUrl.ts';
import { ImageError, type ImageFormat, type Scaler } from './scaler.ts';

export interface ImageHandlerOptions {
  scaler: Scaler;
  secrets: readonly string[];
  /** @param message why an image could not be served */
  failed(url: string, message: string): void;
}

/** Seconds that clients may store an image: the URL of a changed photo is another one in most feeds. */
const MAX_AGE = 7 * 86_400;

/** Returns the best format that a client accepts. */
export function formatFor(accept: string): ImageFormat {
  if (/\bimage\/avif\b/.test(accept)) return 'avif';
  return /\bimage\/webp\b/.test(accept) ? 'webp' : 'jpeg';
}

/**
 * Creates the handler of `GET /images/{signature}/{url}?w=640`. Errors have no body: 400 for another width, 404 for a wrong signature or an image that
 * does not exist, 502 when its host fails.
 */
export function createImageHandler({ scaler, secrets, failed }: ImageHandlerOptions) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const request = readRequest(req, secrets);
    if (typeof request === 'number') return end(res, request);
    const { url, width, format } = request;
    try {
      const bytes = await scaler.scale(url, width, format);
      res.writeHead(200, {
        'content-type': `image/${format}`,
        'content-length': bytes.length,
        'cache-control': `public, max-age=${MAX_AGE}`,
        vary: 'Accept',
        'x-content-type-options': 'nosniff',
      });
      res.end(req.method === 'HEAD' ? undefined : bytes);
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      failed(url, error.message);
      end(res, error.isLasting ? 404 : 502);
    }
  };
}

/** Returns the image that a request names, or the status of its error. */
function readRequest(
  { url: target = '/', method, headers }: IncomingMessage,
  secrets: readonly string[],
): { url: string; width: number; format: ImageFormat } | number {
  const { pathname, searchParams } = new URL(target, 'http://localhost');
  const url = readScaledPath(pathname.slice('/images'.length), secrets);
  const width = WIDTHS.find((each) => String(each) === searchParams.get('w'));
  if (url === null) return 404;
  if (width === undefined) return 400;
  if (method !== 'GET' && method !== 'HEAD') return 405;
  return { url, width, format: formatFor(headers.accept ?? '') };
}

function end(res: ServerResponse, status: number): void {
  res.writeHead(status, { 'cache-control': status === 404 ? 'public, max-age=300' : 'no-store' }).end();
}
