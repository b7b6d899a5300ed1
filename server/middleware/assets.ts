import type { RequestHandler } from 'express';
import { type AssetFile, indexAssets } from '../operations/assetFiles.ts';
import { contextOf } from '../operations/context.ts';
import { sendPlain } from '../operations/plainPage.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT_LIVED = 'public, max-age=3600';

/**
 * Serves built and public files from memory. A path must be in the index, so no path can escape the directories. Names
 * below `/assets/` contain a hash of the file and are immutable.
 */
export function assets(directories: readonly string[]): RequestHandler {
  const files = indexAssets(directories);
  return (req, res, next) => {
    const queryStart = req.url.indexOf('?');
    const path = queryStart === -1 ? req.url : req.url.slice(0, queryStart);
    const file = files.get(path);
    const isHashed = path.startsWith('/assets/');
    if (file === undefined && !isHashed) return next();
    contextOf(res).routeKind = 'asset';
    if (file === undefined) return sendPlain(res, 404);
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendPlain(res, 405, { Allow: 'GET, HEAD' });
    res.setHeader('Cache-Control', isHashed ? IMMUTABLE : SHORT_LIVED);
    send(file, req.headers['accept-encoding'], req.headers['if-none-match'], req.method === 'HEAD', res);
  };
}

function send(
  file: AssetFile,
  accepted: string | undefined,
  ifNoneMatch: string | undefined,
  headOnly: boolean,
  res: Parameters<RequestHandler>[1],
): void {
  res.setHeader('ETag', file.etag);
  if (file.encodings.length > 0) res.setHeader('Vary', 'Accept-Encoding');
  // Only pages of the same site load fonts and modules.
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  if (ifNoneMatch === file.etag) {
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
