import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { formatFor, type MediaAddress, parseMediaPath, widthFor } from './address.ts';
import { brandMarkSvg } from './brandMarks.ts';
import { mediaFile } from './files.ts';
import type { FilmName } from './films.ts';
import { logoSvg } from './logos.ts';
import { tileSvg } from './map/tile.ts';
import { readRange } from './range.ts';
import { createPictureStore, type Stored, tagOf } from './store.ts';

/** The day the images were made: fixed, so that answers are the same on every node. */
export const LAST_MODIFIED = 'Sun, 01 Nov 2026 08:00:00 GMT';

type Found = Stored & { readonly headers: Readonly<Record<string, string>> };
type Find = (address: MediaAddress, request: IncomingMessage, query: URLSearchParams) => Promise<Found | undefined>;

const plain = (response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void => {
  const text = `${status}\n`;
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': text.length,
    ...headers,
  });
  response.end(text);
};

const asSvg = (svg: string | undefined): Found | undefined => {
  if (svg === undefined) return undefined;
  const bytes = Buffer.from(svg);
  const headers = {
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  };
  return { bytes, etag: tagOf(bytes), headers };
};

const findFile = (name: string): Found | undefined => {
  const file = mediaFile(name);
  return file && { bytes: file.bytes, etag: tagOf(file.bytes), headers: { 'content-type': file.type } };
};

const FILMS = new URL('./films/', import.meta.url);

/** Videos are small: each is read whole, and its ranges are cut from that. */
const findFilm = async (name: FilmName): Promise<Found> => {
  const bytes = await readFile(new URL(`${name}.mp4`, FILMS));
  return { bytes, etag: tagOf(bytes), headers: { 'content-type': 'video/mp4' } };
};

const matches = (header: string, etag: string): boolean =>
  header.split(',').some((part) => ['*', etag].includes(part.trim().replace(/^W\//, '')));

/** Whether the caller has it already: by its tag, and only without one by the time of its last change. */
const isKnown = ({ headers }: IncomingMessage, etag: string): boolean => {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined) return matches(tags, etag);
  return since !== undefined && Date.parse(LAST_MODIFIED) <= Date.parse(since);
};

/** Sends bytes the way an edge does: conditional, in part, or whole. */
const send = (request: IncomingMessage, response: ServerResponse, found: Found): void => {
  const { 'content-type': type = 'application/octet-stream', ...more } = found.headers;
  const common = {
    ...more,
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    etag: found.etag,
    'last-modified': LAST_MODIFIED,
  };
  if (isKnown(request, found.etag)) {
    response.writeHead(304, common).end();
    return;
  }
  const size = found.bytes.length;
  const condition = request.headers['if-range'];
  const current = condition === undefined || condition === found.etag || condition === LAST_MODIFIED;
  const span = request.method === 'GET' && current ? readRange(request.headers.range, size) : undefined;
  if (span === 'invalid') {
    plain(response, 416, { 'content-range': `bytes */${size}`, 'accept-ranges': 'bytes' });
    return;
  }
  if (span === undefined) {
    response.writeHead(200, { ...common, 'content-type': type, 'content-length': size });
    response.end(request.method === 'HEAD' ? undefined : found.bytes);
    return;
  }
  const part = found.bytes.subarray(span.from, span.to + 1);
  response.writeHead(206, {
    ...common,
    'content-type': type,
    'content-length': part.length,
    'content-range': `bytes ${span.from}-${span.to}/${size}`,
  });
  response.end(part);
};

/** What the edge has below `/sitecore/api/`: a word about itself, and nothing else. */
const answerApi = (response: ServerResponse, path: string): void => {
  const isKnownPath = path === `${API}status`;
  const text = JSON.stringify(isKnownPath ? { status: 'ok' } : { error: 'Not found' });
  response.writeHead(isKnownPath ? 200 : 404, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': text.length,
    ...(isKnownPath && { 'cache-control': 'public, max-age=60' }),
  });
  response.end(text);
};

const API = '/sitecore/api/';

const respond = async (find: Find, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    plain(response, 405, { allow: 'GET, HEAD' });
    return;
  }
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  if (path.startsWith(API)) return answerApi(response, path);
  const address = parseMediaPath(path);
  const found = address === undefined ? undefined : await find(address, request, new URLSearchParams(query));
  if (found === undefined) plain(response, 404);
  else send(request, response, found);
};

/**
 * The media edge as a plain `node:http` handler for `/-/media/...`, `/-/jssmedia/...` and `/sitecore/api/...`: images of cars in any paint,
 * scenes, logos and videos, map tiles, files to download; images by width (`w`) and by `Accept`. `cacheDir` keeps what was encoded.
 * Answers 500 when an image fails.
 */
export const createMediaHandler = (options: {
  readonly cacheDir: string;
}): ((request: IncomingMessage, response: ServerResponse) => Promise<void>) => {
  const carImages = createPictureStore(options.cacheDir);
  const find: Find = async (address, request, query) => {
    if (address.kind === 'file') return findFile(address.name);
    if (address.kind === 'film') return findFilm(address.film);
    if (address.kind === 'logo') return asSvg(logoSvg(address.name));
    if (address.kind === 'tile') return asSvg(tileSvg(address.zoom, address.column, address.row));
    if (address.kind === 'brand') return asSvg(brandMarkSvg(address.code));
    const format = formatFor(request.headers.accept);
    const stored = await carImages(address, widthFor(query.get('w'), address), format);
    return { ...stored, headers: { 'content-type': `image/${format}`, vary: 'Accept' } };
  };
  return async (request, response) => {
    try {
      await respond(find, request, response);
    } catch {
      if (response.headersSent) response.destroy();
      else plain(response, 500);
    }
  };
};
