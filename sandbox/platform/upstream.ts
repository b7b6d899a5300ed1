import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CreateUpstream } from '../foundUpstreams.ts';
import { type Handler, HttpError, readBody, requestUrl, send, sendJson } from '../lib/http.ts';

/** Headers of every response of the platform's host. The product must not pass them on to visitors. */
const PLATFORM_HEADERS = {
  server: 'Platform/10.4',
  'x-powered-by': 'ASP.NET',
  'x-aspnet-version': '4.0.30319',
  'set-cookie': ['ASP.NET_SessionId=sandbox; path=/; HttpOnly', 'SC_ANALYTICS_GLOBAL_COOKIE=0; path=/'],
  'strict-transport-security': 'max-age=31536000; includeSubDomains; preload',
  'access-control-allow-origin': '*',
} as const;

type Route = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void;

/** Handlers below `/-/` and services that pages of a site may request. */
const ROUTES: Readonly<Record<string, Route>> = {
  'GET /-/icon/office/32x32/car.svg': (_req, res) => {
    res.setHeader('cache-control', 'public, max-age=604800');
    send(res, 200, 'image/svg+xml; charset=utf-8', ICON);
  },
  'GET /-/speak/v1/bundles/bundle.js': (_req, res) =>
    send(res, 200, 'text/javascript; charset=utf-8', '"use strict";\n'),
  'GET /sitecore/service/keepalive.aspx': (_req, res) => send(res, 200, 'text/html; charset=utf-8', KEEPALIVE),
  'GET /sitecore/service/heartbeat.aspx': (_req, res) => send(res, 200, 'text/plain; charset=utf-8', 'Healthy'),
  // The platform redirects unauthenticated requests to its login page.
  'GET /sitecore/service/nolayout.aspx': (_req, res) => {
    res.writeHead(302, { location: '/sitecore/login?returnUrl=%2f', 'content-length': 0 }).end();
  },
  'POST /sitecore/service/diagnostics': async (req, res) => {
    const text = await readBody(req, 2_000_000);
    sendJson(res, 200, { type: req.headers['content-type'] ?? null, bytes: Buffer.byteLength(text) });
  },
};

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 20h24v-5l-5-2-3-5H11l-3 5-4 2z"/>' +
  '<circle cx="10" cy="21" r="3"/><circle cx="22" cy="21" r="3"/></svg>\n';
const KEEPALIVE = '<!doctype html><title>Keep alive</title><p>The session is kept.</p>\n';

export const upstream: CreateUpstream = createPlatformUpstream;

/** Creates the platform's own host: a few handlers and services, 404 for all other URLs. It needs no key. */
export function createPlatformUpstream(): Handler {
  return (req, res) => {
    const { pathname } = requestUrl(req);
    const method = req.method === 'HEAD' ? 'GET' : (req.method ?? '');
    for (const [name, value] of Object.entries(PLATFORM_HEADERS)) res.setHeader(name, value);
    const route = ROUTES[`${method} ${pathname}`];
    if (route === undefined) throw new HttpError(404, 'There is no such handler.');
    return route(req, res);
  };
}
