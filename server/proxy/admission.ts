import express, { type Request, type RequestHandler } from 'express';
import { contextOf } from '../operations/context.ts';
import { sendPlain } from '../operations/plainPage.ts';
import { type ProxiedPlace, placeOf } from './prefixes.ts';

/** Largest body that is sent on, in bytes. */
const BODY_LIMIT = 1_048_576;

/** What may be asked of a place. */
const METHODS: Readonly<Record<ProxiedPlace, readonly string[]>> = {
  media: ['GET', 'HEAD'],
  mediaApi: ['GET', 'HEAD', 'POST'],
  platform: ['GET', 'HEAD', 'POST'],
};

/** Any type, unpacked; too much of it goes to the app's handler as 413. */
const parser = express.raw({ type: () => true, limit: BODY_LIMIT });
const BEYOND_ASCII = /[\u0080-\u00ff]/g;

/** The status that refuses a request, or null; behind '#' nothing belongs to an address. */
function faultIn({ method, url, headers }: Request): number | null {
  const { 'transfer-encoding': encoding, 'content-length': length } = headers;
  if (url.includes('#')) return 400;
  // Who announces too much is not waited for.
  if (Number(length ?? 0) > BODY_LIMIT) return 413;
  return method !== 'POST' && (encoding !== undefined || Number(length ?? 0) > 0) ? 400 : null;
}

/**
 * Lets requests for some of the proxied places on to `serve`, and passes by all others: 405 for other methods, 400 for a body
 * where none belongs. A posted body is read whole before anything is sent on, so that it is framed anew and too much of it
 * reaches nobody.
 */
export function admission(
  kind: 'media' | 'platform',
  places: readonly ProxiedPlace[],
  serve: RequestHandler,
): RequestHandler {
  return (req, res, next) => {
    const place = placeOf(req.path);
    if (place === null || !places.includes(place)) return next();
    contextOf(res).routeKind = kind;
    const methods = METHODS[place];
    if (!methods.includes(req.method)) return sendPlain(res, 405, { Allow: methods.join(', ') });
    const fault = faultIn(req);
    if (fault !== null) return sendPlain(res, fault, { Connection: 'close' });
    // Beyond ASCII an address is spelt as browsers spell it.
    req.url = req.url.replace(BEYOND_ASCII, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
    if (req.method !== 'POST') return serve(req, res, next);
    const received = (error?: unknown) => (error ? next(error) : serve(req, res, next));
    return contextOf(res).gate.receive({ req, res, parser, limit: BODY_LIMIT, next: received });
  };
}
