import type { IncomingMessage, ServerResponse } from 'node:http';
import { RequestError } from './requestError.ts';

/** Returns the bytes of a body. @throws RequestError 413 for more than `maxBytes` */
export async function readBody(req: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) throw new RequestError(413, `a body holds at most ${maxBytes} bytes`);
  return Buffer.concat(chunks);
}

/** @throws RequestError 400 for bytes that are no JSON */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new RequestError(400, 'the body is not JSON', '');
  }
}

/** Responds with the status of an error and `{ error: { message, field } }`. */
export function respondError(res: ServerResponse, { status, message, field }: RequestError): void {
  respondJson(res, status, { error: { message, field } });
}

/** Responds with a value as JSON. */
export function respondJson(res: ServerResponse, status: number, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
  res.end(body);
}
