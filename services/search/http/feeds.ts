import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../../lib/database/database.ts';
import { respondError, respondJson } from '../../lib/http/exchange.ts';
import { RequestError } from '../../lib/http/requestError.ts';
import { isAnyOf } from '../../lib/http/secrets.ts';
import { problemOfDealer } from '../outgoing/dealers.ts';
import type { PublishedSite } from '../outgoing/sites.ts';
import { type FeedVersion, readVersion } from '../outgoing/version.ts';
import { type FeedRequest, FORMATS, feedStream } from '../outgoing/writeFeed.ts';

export interface FeedsOptions {
  database: Database;
  sites: ReadonlyMap<string, PublishedSite>;
  /** Keys of the readers. */
  keys: readonly string[];
  /** Prepares a record, such as the URLs of its images. */
  publish: ((record: Record<string, unknown>) => Promise<object>) | null;
  /** How a feed ended: `complete`, or `aborted` by its reader. @param change of the number of feeds that are being read */
  watch: { opened(): void; ended(outcome: 'complete' | 'aborted' | 'failed'): void };
}

/** Feeds that are read at once: each takes some megabytes. */
const MAX_OPEN = 8;
/** Milliseconds without a byte that the reader takes. */
const STALLED = 120_000;
/** Seconds that a reader may store a feed without asking again. */
const MAX_AGE = 60;

/**
 * Creates `GET /feeds/{name}?site=…&language=…&dealer=…`. The key is `key` of the query, the header `x-api-key`, or the password of Basic
 * authentication, because some marketplaces can send only one of these. Errors: 401, 404 for an unknown feed, site, language or dealer, 405, 503 with
 * `retry-after`. A feed that fails in the middle ends without its last chunk, so that nobody takes it for complete.
 */
export function createFeeds(options: FeedsOptions) {
  const since = Date.now();
  let open = 0;
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    try {
      const { request, settings } = readRequest(req, options);
      const version = await versionOf(options.database, request, { settings, since });
      if (version === null || open >= MAX_OPEN)
        return unavailable(res, version === null ? 'the database is unavailable' : 'too many feeds are being read');
      writeHead(req, res, request, version);
      if (res.writableEnded) return;
      open += 1;
      await send(req, res, request, options).finally(() => {
        open -= 1;
      });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      respondError(res, error);
    }
  };
}

/** Returns the version of a feed; null when the database is unavailable. @throws RequestError for an unknown dealer */
async function versionOf(
  database: Database,
  request: FeedRequest,
  { settings, since }: { settings: object; since: number },
): Promise<FeedVersion | null> {
  const found = await Promise.all([readVersion(database, settings, since), problemOfDealer(database, request)]).catch(
    () => null,
  );
  if (found === null) return null;
  const [version, problem] = found;
  if (problem !== null) throw new RequestError(404, problem, 'dealer');
  return version;
}

function unavailable(res: ServerResponse, message: string): void {
  res.setHeader('retry-after', '60');
  respondJson(res, 503, { error: { message, field: null } });
}

/** @throws RequestError */
function readRequest(req: IncomingMessage, { sites, keys }: FeedsOptions): { request: FeedRequest; settings: object } {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost');
  if (!isAnyOf(keyOf(req, searchParams), keys)) throw new RequestError(401, 'wrong key', 'key');
  if (req.method !== 'GET' && req.method !== 'HEAD') throw new RequestError(405, 'GET only');
  const name = pathname.slice('/feeds/'.length);
  const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
  if (!format) throw new RequestError(404, `unknown feed; known are ${Object.keys(FORMATS).join(', ')}`);
  const id = searchParams.get('site') ?? '';
  const site = sites.get(id);
  if (!site) throw new RequestError(404, `unknown site; known are ${[...sites.keys()].join(', ')}`, 'site');
  const languages = Object.keys(site.languages);
  const language = searchParams.get('language') ?? languages[0] ?? '';
  if (!languages.includes(language))
    throw new RequestError(404, `unknown language; known are ${languages.join(', ')}`, 'language');
  const dealer = searchParams.get('dealer');
  return { request: { format, site, language, dealer }, settings: { name, site, language, dealer } };
}

function keyOf({ headers }: IncomingMessage, query: URLSearchParams): string {
  const { 'x-api-key': key, authorization = '' } = headers;
  const [, credentials = ''] = /^Basic ([\w+/=-]+)$/i.exec(authorization) ?? [];
  const password = Buffer.from(credentials, 'base64').toString().split(':').slice(1).join(':');
  return query.get('key') ?? (typeof key === 'string' ? key : password);
}

/** Writes the head of a response; ends it when the reader has the feed already, or wants the head alone. */
function writeHead(req: IncomingMessage, res: ServerResponse, { format }: FeedRequest, version: FeedVersion): void {
  const fields = {
    etag: version.etag,
    'last-modified': version.modified.toUTCString(),
    'cache-control': `private, max-age=${MAX_AGE}`,
    vary: 'Accept-Encoding',
    'x-robots-tag': 'noindex',
  };
  if (isKnown(req, version)) return void res.writeHead(304, fields).end();
  const encoding = acceptsGzip(req) ? { 'content-encoding': 'gzip' } : {};
  res.writeHead(200, { ...fields, ...encoding, 'content-type': format.contentType });
  if (req.method === 'HEAD') res.end();
}

/** Whether the reader has this version, by its tags, else by its time (RFC 9110). */
function isKnown({ headers }: IncomingMessage, { etag, modified }: FeedVersion): boolean {
  const { 'if-none-match': tags, 'if-modified-since': time } = headers;
  if (tags !== undefined)
    return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^(?:W\/)?/, 'W/') === etag);
  return time !== undefined && Date.parse(time) >= modified.getTime();
}

const acceptsGzip = ({ headers }: IncomingMessage): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/i.test(String(headers['accept-encoding'] ?? ''));

async function send(
  req: IncomingMessage,
  res: ServerResponse,
  request: FeedRequest,
  options: FeedsOptions,
): Promise<void> {
  const { database, publish, watch } = options;
  const source = feedStream({ database, request, publish: publish ?? undefined }, { published: 0, leftOut: new Map() });
  res.setTimeout(STALLED, () => res.destroy());
  watch.opened();
  try {
    if (acceptsGzip(req)) await pipeline(source, createGzip(), res);
    else await pipeline(source, res);
    watch.ended('complete');
  } catch (error) {
    const isAborted = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    watch.ended(isAborted ? 'aborted' : 'failed');
    if (!isAborted) throw error;
  }
}
