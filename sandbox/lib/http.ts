import type { IncomingMessage, ServerResponse } from 'node:http';

/** Handles requests of one upstream. `req.url` has no upstream prefix. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void;

/** An error with the status of its response. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Sends JSON. */
export function sendJson(res: ServerResponse, status: number, body: unknown): void {
  send(res, status, 'application/json; charset=utf-8', JSON.stringify(body));
}

/** Sends a body of a media type; the response to a HEAD request has only the headers. */
export function send(res: ServerResponse, status: number, type: string, body: string): void {
  const bytes = Buffer.from(body, 'utf8');
  res.writeHead(status, { 'content-type': type, 'content-length': bytes.byteLength });
  res.end(res.req.method === 'HEAD' ? undefined : bytes);
}

/**
 * Reads the body as text. The connection stays open after a body that is too long, so that the client receives the response.
 *
 * @throws HttpError 413 above `limit` bytes, 400 when the request is aborted
 */
export async function readBody(req: IncomingMessage, limit = 1_000_000): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > limit) break;
      chunks.push(chunk);
    }
  } catch {
    throw new HttpError(400, 'The request body ended early');
  }
  // The rest is read and dropped; otherwise the next request of the connection would wait for it.
  req.resume();
  if (size > limit) throw new HttpError(413, `The request body is larger than ${limit} bytes`);
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads the body as JSON. @throws HttpError 400 */
export async function readJson(req: IncomingMessage): Promise<unknown> {
  const body = await readBody(req);
  try {
    return JSON.parse(body);
  } catch {
    throw new HttpError(400, 'The request body is not JSON');
  }
}

/** Returns path and query of a request, independent of its `Host` header. @throws HttpError 400 for an invalid URL */
export function requestUrl(req: IncomingMessage): URL {
  try {
    return new URL(`http://sandbox.invalid${req.url?.startsWith('/') ? req.url : `/${req.url ?? ''}`}`);
  } catch {
    throw new HttpError(400, 'The address is malformed');
  }
}
