import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brandMarkSvg } from './brandMarks.ts';
import { mediaFile } from './files.ts';
import { logoSvg } from './logos.ts';
import { tileSvg } from './map/tile.ts';
import { formatFor, type MediaTarget, parseMediaPath, widthFor } from './mediaPath.ts';
import { readRange } from './range.ts';
import { createImageStore, type Stored, tagOf } from './store.ts';
import type { VideoName } from './videos.ts';

/** `Last-Modified` of every file: fixed, so that responses are the same on every machine. */
export const LAST_MODIFIED = 'Sun, 01 Nov 2026 08:00:00 GMT';

type MediaContent = Stored & { readonly headers: Readonly<Record<string, string>> };
type Find = (
  target: MediaTarget,
  request: IncomingMessage,
  query: URLSearchParams,
) => Promise<MediaContent | undefined>;

const plain = (response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void => {
  const text = `${status}\n`;
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': text.length,
    ...headers,
  });
  response.end(text);
};

const asSvg = (svg: string | undefined): MediaContent | undefined => {
  if (svg === undefined) return undefined;
  const bytes = Buffer.from(svg);
  const headers = {
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  };
  return { bytes, etag: tagOf(bytes), headers };
};

const findFile = (name: string): MediaContent | undefined => {
  const file = mediaFile(name);
  return file && { bytes: file.bytes, etag: tagOf(file.bytes), headers: { 'content-type': file.type } };
};

const VIDEOS = new URL('./videos/', import.meta.url);

/** Reads a video completely, also for a range: videos are small. */
const findVideo = async (name: VideoName): Promise<MediaContent> => {
  const bytes = await readFile(new URL(`${name}.mp4`, VIDEOS));
  return { bytes, etag: tagOf(bytes), headers: { 'content-type': 'video/mp4' } };
};

const matches = (header: string, etag: string): boolean =>
  header.split(',').some((part) => ['*', etag].includes(part.trim().replace(/^W\//, '')));

/** Whether the caller's copy is current: by its ETag, or without one by `If-Modified-Since`. */
const isNotModified = ({ headers }: IncomingMessage, etag: string): boolean => {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined) return matches(tags, etag);
  return since !== undefined && Date.parse(LAST_MODIFIED) <= Date.parse(since);
};

/** Sends the content, a range of it, or 304. */
const send = (request: IncomingMessage, response: ServerResponse, content: MediaContent): void => {
  const { 'content-type': type = 'application/octet-stream', ...more } = content.headers;
  const common = {
    ...more,
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    etag: content.etag,
    'last-modified': LAST_MODIFIED,
  };
  if (isNotModified(request, content.etag)) {
    response.writeHead(304, common).end();
    return;
  }
  const size = content.bytes.length;
  const condition = request.headers['if-range'];
  const current = condition === undefined || condition === content.etag || condition === LAST_MODIFIED;
  const span = request.method === 'GET' && current ? readRange(request.headers.range, size) : undefined;
  if (span === 'invalid') {
    plain(response, 416, { 'content-range': `bytes */${size}`, 'accept-ranges': 'bytes' });
    return;
  }
  if (span === undefined) {
    response.writeHead(200, { ...common, 'content-type': type, 'content-length': size });
    response.end(request.method === 'HEAD' ? undefined : content.bytes);
    return;
  }
  const part = content.bytes.subarray(span.from, span.to + 1);
  response.writeHead(206, {
    ...common,
    'content-type': type,
    'content-length': part.length,
    'content-range': `bytes ${span.from}-${span.to}/${size}`,
  });
  response.end(part);
};

/** Responds to paths below `/sitecore/api/`: `status` exists, all others get 404. */
const respondToApi = (response: ServerResponse, path: string): void => {
  const isStatus = path === `${API}status`;
  const text = JSON.stringify(isStatus ? { status: 'ok' } : { error: 'Not found' });
  response.writeHead(isStatus ? 200 : 404, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': text.length,
    ...(isStatus && { 'cache-control': 'public, max-age=60' }),
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
  if (path.startsWith(API)) return respondToApi(response, path);
  const target = parseMediaPath(path);
  const content = target === undefined ? undefined : await find(target, request, new URLSearchParams(query));
  if (content === undefined) plain(response, 404);
  else send(request, response, content);
};

/**
 * Creates the media edge as a `node:http` handler for `/-/media/...`, `/-/jssmedia/...` and `/sitecore/api/...`: images of cars in any
 * paint, illustrations, logos, videos, map tiles, downloads. Images depend on `w` and `Accept`; encoded ones are cached in `cacheDir`.
 * None is wider than `maxWidth` pixels. The response is 500 when an image cannot be encoded.
 */
export const createMediaHandler = (options: {
  readonly cacheDir: string;
  readonly maxWidth?: number;
}): ((request: IncomingMessage, response: ServerResponse) => Promise<void>) => {
  const { cacheDir, maxWidth = Infinity } = options;
  const storedImage = createImageStore(cacheDir);
  const find: Find = async (target, request, query) => {
    if (target.kind === 'file') return findFile(target.name);
    if (target.kind === 'video') return findVideo(target.video);
    if (target.kind === 'logo') return asSvg(logoSvg(target.name));
    if (target.kind === 'tile') return asSvg(tileSvg(target.zoom, target.column, target.row));
    if (target.kind === 'brand') return asSvg(brandMarkSvg(target.code));
    const format = formatFor(request.headers.accept);
    const width = Math.min(widthFor(query.get('w'), target), maxWidth);
    const stored = await storedImage(target, width, format);
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
