import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Handler, sendJson } from '../lib/http.ts';
import type { Fault, FaultKind } from './faults.ts';
import { recordStreamFault } from './streamFault.ts';

/** Handles a call with a fault, or by the handler alone when the kind is `none`. */
export async function applyFault(
  kind: FaultKind,
  fault: Fault,
  handler: Handler,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  switch (kind) {
    case 'delay':
      return delayed(fault.delayMs, handler, req, res);
    case 'error':
      req.resume();
      return sendJson(res, fault.status, { message: `Sandbox fault: status ${fault.status}` });
    case 'hang':
      // There is no response: the caller's timeout or the end of the sandbox closes the connection.
      req.resume();
      return;
    case 'reset':
      req.socket.resetAndDestroy();
      return;
    case 'half':
      cutInHalf(res);
      return handler(req, res);
    case 'empty':
      req.resume();
      res.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': 0 }).end();
      return;
    case 'lost':
      loseResponse(res);
      return handler(req, res);
    case 'refuse':
      req.resume();
      return sendJson(res, 400, { errors: { [fault.field]: 'Sandbox fault: this field is refused' } });
    default:
      recordStreamFault(req, kind);
      return handler(req, res);
  }
}

async function delayed(ms: number, handler: Handler, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const closed = new AbortController();
  const abort = (): void => closed.abort();
  res.once('close', abort);
  try {
    await wait(ms, undefined, { signal: closed.signal });
  } catch {
    return;
  } finally {
    res.off('close', abort);
  }
  await handler(req, res);
}

/** Closes the connection in place of the response. */
function loseResponse(res: ServerResponse): void {
  res.writeHead = () => res;
  res.write = () => true;
  res.end = (): ServerResponse => {
    res.socket?.destroy();
    return res;
  };
}

/** Buffers the response body. At its end, sends the first half and closes the connection. */
function cutInHalf(res: ServerResponse): void {
  const chunks: Buffer[] = [];
  const write = res.write.bind(res);
  const buffer = (chunk: unknown): void => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
  };
  res.write = (chunk: unknown, encoding?: unknown, done?: unknown): boolean => {
    buffer(chunk);
    const callback = typeof encoding === 'function' ? encoding : done;
    if (typeof callback === 'function') callback(null);
    return true;
  };
  res.end = (chunk?: unknown): ServerResponse => {
    buffer(chunk);
    const body = Buffer.concat(chunks);
    if (!res.headersSent) res.setHeader('content-length', body.byteLength);
    write(body.subarray(0, Math.floor(body.byteLength / 2)), () => res.socket?.destroy());
    return res;
  };
}
