import type { Request, RequestHandler, Response } from 'express';
import { iconTheme } from '../../config/hosts.ts';
import { type AssetFile, indexAssets } from '../operations/assetFiles.ts';
import type { KeptAssets } from '../operations/keptAssets.ts';
import { sendPlain } from '../operations/plainPage.ts';
import { report } from '../operations/request/report.ts';
import { headersFor, requestOf } from '../operations/request/request.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT_LIVED = 'public, max-age=3600';

/** Icons that browsers look for at fixed paths: the files of the host's theme. */
const SITE_ICONS: Readonly<Record<string, string>> = {
  '/favicon.ico': '.ico',
  '/apple-touch-icon.png': '-touch.png',
  '/apple-touch-icon-precomposed.png': '-touch.png',
};

/**
 * Serves built and public files from memory, before a slot is taken: a page that is cached needs its files. A path must be in the index, so no path can escape the directories. Names
 * below `/assets/` contain a hash of the file and are immutable.
 *
 * @param kept files of other builds, for pages that they have made
 */
export function assets(directories: readonly string[], kept: KeptAssets | null): RequestHandler {
  const files = indexAssets(directories);
  return (req, res, next) => {
    const { url, resolved } = requestOf(res);
    const queryStart = url.indexOf('?');
    const path = queryStart === -1 ? url : url.slice(0, queryStart);
    const icon = SITE_ICONS[path];
    const file = files.get(icon && resolved ? `/icons/${iconTheme(resolved)}${icon}` : path);
    const isHashed = path.startsWith('/assets/');
    if (file === undefined && !isHashed) return next();
    report(res, { kind: 'asset' });
    if (file) return sendRead(req, res, file, isHashed ? IMMUTABLE : SHORT_LIVED);
    if (!kept) return sendPlain(res, 404);
    kept.find(path.slice('/assets/'.length)).then((found) => {
      if (found) sendRead(req, res, found, IMMUTABLE);
      else sendPlain(res, 404);
    }, next);
  };
}

function sendRead(req: Request, res: Response, file: AssetFile, cacheControl: string): void {
  if (req.method !== 'GET' && req.method !== 'HEAD') sendPlain(res, 405, { Allow: 'GET, HEAD' });
  else send(req, res, file, cacheControl);
}

function send(req: Request, res: Response, file: AssetFile, cacheControl: string): void {
  const headers = {
    'Cache-Control': cacheControl,
    ETag: file.etag,
    ...(file.encodings.length > 0 && { Vary: 'Accept-Encoding' }),
    // Only pages of the same site load fonts and modules.
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  if (req.headers['if-none-match'] === file.etag) {
    res.writeHead(304, headersFor(res, headers)).end();
    return;
  }
  const encoded = file.encodings.find(({ name }) => req.headers['accept-encoding']?.includes(name));
  const body = encoded?.body ?? file.body;
  requestOf(res).admission.sharesBody(res, body);
  const headersOfBody = {
    'Content-Type': file.type,
    ...(encoded && { 'Content-Encoding': encoded.name }),
    'Content-Length': body.byteLength,
  };
  res.writeHead(200, headersFor(res, { ...headers, ...headersOfBody }));
  res.end(req.method === 'HEAD' ? undefined : body);
}
