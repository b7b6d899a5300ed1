import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { ignoreFurtherRequests } from './ignoredRequests.ts';
import { headersFor, requestOf } from './request/request.ts';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:.5rem;padding:2rem;text-align:center;' +
  'font:1rem/1.5 system-ui,sans-serif;color:#16191d;background:#f6f5f2}h1{margin:0;font-size:1.6rem}' +
  'p{margin:0;color:#4a5058}small{color:#6a7078}a{color:inherit}';

/** Allows only the style of the page; the page has no script. */
export const PLAIN_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const TEXTS: Readonly<Record<number, readonly [title: string, text: string]>> = {
  400: ['Bad request', 'The address or the request is not valid.'],
  403: ['Not open', 'This address is not open to visitors.'],
  404: ['Not found', 'There is nothing at this address.'],
  405: ['Method not allowed', 'This address does not answer that kind of request.'],
  408: ['Request timeout', 'The request took too long to arrive.'],
  410: ['Gone', 'There is nothing at this address any more.'],
  413: ['Too large', 'The request is larger than this address accepts.'],
  414: ['Address too long', 'The address is longer than this server accepts.'],
  415: ['Unsupported media type', 'This address does not accept that kind of content.'],
  416: ['No such part', 'What is at this address is shorter than the part that was requested.'],
  417: ['Expectation failed', 'This server does not do what the request expects of it.'],
  421: ['Unknown site', 'No site is served under this host name.'],
  429: ['Too many requests', 'Please wait a moment and try again.'],
  431: ['Headers too large', 'The request has larger headers than this server accepts.'],
  500: ['Something went wrong', 'Please try again in a moment.'],
  501: ['Not supported', 'The request is encoded in a way that this server does not know.'],
  502: ['Bad gateway', 'A service behind this address does not answer as it should.'],
  503: ['Busy', 'There is more to do than usual. Please try again in a few seconds.'],
  504: ['Gateway timeout', 'A service behind this address did not answer in time.'],
};

const FALLBACK = TEXTS[500] as readonly [string, string];

/** Returns the status if the page has a text for it; else 400 for a client error and 500 for all others. */
function supportedStatus(status: number): number {
  if (TEXTS[status] !== undefined) return status;
  return status >= 400 && status < 500 ? 400 : 500;
}

/** Returns a small error page that depends on no asset, no upstream and no input of the visitor. */
export function plainPage(status: number, requestId: string | null): string {
  const [title, text] = TEXTS[status] ?? FALLBACK;
  return plainNotice(title, text, requestId === null ? '' : `<small>Request ${requestId}</small>`);
}

/** Returns the page with the given texts. They are inserted as HTML, so they must be constants. */
export function plainNotice(title: string, text: string, more = ''): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p>${more}</main></body></html>`
  );
}

/**
 * Ends the request with a plain page (JSON below `/api/` and for `/_page`) that no cache stores. It is used before, in and after
 * the page handlers, so it sets every header itself. With `Connection: close`, further requests of the connection are ignored.
 */
export function sendPlain(
  res: Response,
  requestedStatus: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  const status = supportedStatus(requestedStatus);
  const { id } = requestOf(res);
  const json = /^\/(api\/|_page\b)/.test(res.req.url);
  const [title] = TEXTS[status] ?? FALLBACK;
  const body = json ? JSON.stringify({ error: title, requestId: id }) : plainPage(status, id);
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  const allHeaders = {
    'Content-Security-Policy': PLAIN_POLICY,
    'Content-Type': json ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...headers,
  };
  res.writeHead(status, headersFor(res, allHeaders));
  if (headers.Connection === 'close') ignoreFurtherRequests(res.req.socket);
  res.end(res.req.method === 'HEAD' ? undefined : body);
}
