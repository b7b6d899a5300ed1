import type { IncomingMessage, ServerResponse } from 'node:http';

/** One upstream of the sandbox: `req.url` comes without the upstream's prefix. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void;

/** A refusal with the status it gets. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Answers with JSON; headers set before are kept. */
export function sendJson(res: ServerResponse, status: number, body: unknown): void {
  send(res, status, 'application/json; charset=utf-8', JSON.stringify(body));
}

/** Answers with a body of the given media type; a HEAD request gets the headers alone. */
export function send(res: ServerResponse, status: number, type: string, body: string): void {
  const bytes = Buffer.from(body, 'utf8');
  res.writeHead(status, { 'content-type': type, 'content-length': bytes.byteLength });
  res.end(res.req.method === 'HEAD' ? undefined : bytes);
}

/** The whole body as text; the connection outlives a body that is too long, so that the refusal arrives. Throws `HttpError` 413 above `limit` bytes and 400 when the sender gives up. */
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
  // What is left is read and dropped, or the next request of the connection would wait behind it.
  req.resume();
  if (size > limit) throw new HttpError(413, `The request body is larger than ${limit} bytes`);
  return Buffer.concat(chunks).toString('utf8');
}

/** The body parsed as JSON. Throws `HttpError` 400 when it is none. */
export async function readJson(req: IncomingMessage): Promise<unknown> {
  const body = await readBody(req);
  try {
    return JSON.parse(body);
  } catch {
    throw new HttpError(400, 'The request body is not JSON');
  }
}

/** The path and query of a request, whatever its Host header says. Throws `HttpError` 400 on a URL that is none. */
export function requestUrl(req: IncomingMessage): URL {
  try {
    return new URL(`http://sandbox.invalid${req.url?.startsWith('/') ? req.url : `/${req.url ?? ''}`}`);
  } catch {
    throw new HttpError(400, 'The address is malformed');
  }
}
