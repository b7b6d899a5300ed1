import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';
import { startTimeLimit } from '../../lib/startTimeLimit.ts';
import { ProxyError } from './proxyError.ts';

/** Limits of a body in transfer, in milliseconds and bytes. */
export interface BodyLimits {
  /** Until the next chunk from the upstream. */
  idleMs: number;
  /** Until the client has taken the chunks that were sent. */
  clientIdleMs: number;
  /** For the complete body. */
  totalMs: number;
  maxBytes: number;
}

/** Consumes a chunk of a body; returns false when the transfer must pause until the client's `drain` event. */
type ChunkConsumer = (chunk: Buffer) => boolean;

/**
 * Forwards a body with the client's backpressure and ends `res`. Cuts the connection when the body fails, so that the client
 * does not take a partial body for a complete one. `tee` gets a copy of each chunk; while it returns true, the transfer does
 * not wait for the client.
 *
 * @throws ProxyError
 */
export async function sendBody(
  response: IncomingMessage,
  res: Response,
  limits: BodyLimits,
  tee: (chunk: Buffer) => boolean = () => false,
): Promise<void> {
  const onClose = () => {
    if (!res.writableFinished) response.destroy(new ProxyError('aborted', 'closed'));
  };
  res.once('close', onClose);
  try {
    await readBody(
      response,
      limits,
      (chunk) => {
        const isTeed = tee(chunk);
        return res.write(chunk) || isTeed;
      },
      res,
    );
    res.end();
  } catch (error) {
    res.destroy();
    throw error;
  } finally {
    res.off('close', onClose);
  }
}

/**
 * Reads a body within its limits and passes each chunk to `consume`. `client` emits the `drain` event after a pause.
 *
 * @throws ProxyError
 */
export function readBody(
  response: IncomingMessage,
  limits: BodyLimits,
  consume: ChunkConsumer,
  client?: Response,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const failWith = (failure: ProxyError) => {
    reject(failure);
    response.destroy();
  };
  // A client that takes no data counts as aborted; it is no failure of the upstream.
  const onTimeout = (code: string) => () =>
    failWith(new ProxyError(code === 'client-idle' ? 'aborted' : 'timeout', code));
  const endTotal = startTimeLimit(limits.totalMs, onTimeout('total'));
  let endIdle = startTimeLimit(limits.idleMs, onTimeout('idle'));
  const restartIdle = (ms: number, code: string) => {
    endIdle();
    endIdle = startTimeLimit(ms, onTimeout(code));
  };
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > limits.maxBytes) return failWith(new ProxyError('invalid', 'too large'));
    if (consume(chunk)) return restartIdle(limits.idleMs, 'idle');
    response.pause();
    restartIdle(limits.clientIdleMs, 'client-idle');
    client?.once('drain', () => {
      response.resume();
      restartIdle(limits.idleMs, 'idle');
    });
  });
  response.once('end', resolve);
  response.once('error', (error) => reject(ProxyError.of(error)));
  response.once('close', () => {
    if (!response.complete) reject(new ProxyError('network', 'incomplete'));
  });
  return promise.finally(() => {
    endTotal();
    endIdle();
  });
}
