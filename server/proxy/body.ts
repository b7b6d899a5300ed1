import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';
import { ProxyFailure } from './proxyFailure.ts';

/** Of a body on its way. Milliseconds and bytes. */
export interface BodyLimits {
  /** For the next piece of it from the upstream. */
  silence: number;
  /** For the visitor to take what was sent. */
  patience: number;
  /** For all of it. */
  whole: number;
  maxBytes: number;
}

/** Takes the pieces of a body; false when it wants no more until `resume` is called. */
type Sink = (piece: Buffer) => boolean;

/**
 * Sends a body on at the visitor's pace and ends `res`; one that fails on its way cuts the connection, so that half an
 * answer is not taken for a whole one. `kept` gets the pieces too, and while it takes them nothing waits for the visitor.
 *
 * @throws ProxyFailure
 */
export async function sendBody(
  answer: IncomingMessage,
  res: Response,
  limits: BodyLimits,
  kept: (piece: Buffer) => boolean = () => false,
): Promise<void> {
  const onLeave = () => {
    if (!res.writableFinished) answer.destroy(new ProxyFailure('aborted', 'closed'));
  };
  res.once('close', onLeave);
  try {
    await readBody(
      answer,
      limits,
      (piece) => {
        const isKept = kept(piece);
        return res.write(piece) || isKept;
      },
      res,
    );
    res.end();
  } catch (error) {
    res.destroy();
    throw error;
  } finally {
    res.off('close', onLeave);
  }
}

/**
 * Reads a body into a sink within its limits. `slow` is who says `drain` when more may come.
 *
 * @throws ProxyFailure
 */
export function readBody(answer: IncomingMessage, limits: BodyLimits, sink: Sink, slow?: Response): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = (failure: ProxyFailure) => {
    reject(failure);
    answer.destroy();
  };
  // A visitor who takes nothing has as good as left; the upstream is not to blame.
  const late = (code: string) => fail(new ProxyFailure(code === 'patience' ? 'aborted' : 'timeout', code));
  const whole = setTimeout(late, limits.whole, 'whole');
  let next = setTimeout(late, limits.silence, 'silence');
  const wait = (ms: number, code: string) => {
    clearTimeout(next);
    next = setTimeout(late, ms, code);
  };
  let bytes = 0;
  answer.on('data', (piece: Buffer) => {
    bytes += piece.byteLength;
    if (bytes > limits.maxBytes) return fail(new ProxyFailure('invalid', 'too large'));
    if (sink(piece)) return wait(limits.silence, 'silence');
    answer.pause();
    wait(limits.patience, 'patience');
    slow?.once('drain', () => {
      answer.resume();
      wait(limits.silence, 'silence');
    });
  });
  answer.once('end', resolve);
  answer.once('error', (error) => reject(ProxyFailure.of(error)));
  answer.once('close', () => {
    if (!answer.complete) reject(new ProxyFailure('network', 'cut'));
  });
  return promise.finally(() => {
    clearTimeout(whole);
    clearTimeout(next);
  });
}
