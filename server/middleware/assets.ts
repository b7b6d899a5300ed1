import type { RequestHandler } from 'express';
import { type AssetFile, indexAssets } from '../operations/assetFiles.ts';
import { contextOf } from '../operations/context.ts';
import { sendPlain } from '../operations/plainPage.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';

/**
 * Built and public files, from memory: what is not in the index does not exist, so no path can lead out of it. Names
 * below `/assets/` carry a hash of their content and never change.
 */
export function assets(directories: readonly string[]): RequestHandler {
  const files = indexAssets(directories);
  return (req, res, next) => {
    const mark = req.url.indexOf('?');
    const path = mark === -1 ? req.url : req.url.slice(0, mark);
    const file = files.get(path);
    const hashed = path.startsWith('/assets/');
    if (file === undefined && !hashed) return next();
    contextOf(res).routeKind = 'asset';
    if (file === undefined) return sendPlain(res, 404);
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendPlain(res, 405, { Allow: 'GET, HEAD' });
    res.setHeader('Cache-Control', hashed ? IMMUTABLE : SHORT);
    send(file, req.headers['accept-encoding'], req.headers['if-none-match'], req.method === 'HEAD', res);
  };
}

function send(
  file: AssetFile,
  accepted: string | undefined,
  known: string | undefined,
  headOnly: boolean,
  res: Parameters<RequestHandler>[1],
): void {
  res.setHeader('ETag', file.etag);
  if (file.encodings.length > 0) res.setHeader('Vary', 'Accept-Encoding');
  // Fonts and modules are fetched with CORS by pages of the same site only.
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  if (known === file.etag) {
    res.writeHead(304).end();
    return;
  }
  const encoded = file.encodings.find(({ name }) => accepted?.includes(name));
  const body = encoded?.body ?? file.body;
  res.setHeader('Content-Type', file.type);
  if (encoded) res.setHeader('Content-Encoding', encoded.name);
  res.setHeader('Content-Length', body.byteLength);
  res.end(headOnly ? undefined : body);
}
