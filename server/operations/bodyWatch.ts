import type { IncomingMessage } from 'node:http';

/** Milliseconds that a body has before its rate counts: one that came with its head needs none of them. */
const GRACE_MS = 2_000;
/** Bytes a second that come on the average, from then on. */
const LEAST_RATE = 1_024;
const LOOK_EVERY_MS = 250;

/**
 * Calls `onSlow` once when a body comes more slowly than the least rate, or not whole within `timeout` milliseconds. To be called
 * by whoever begins to read the body; returns a function that ends the watch.
 */
export function watchBody(req: IncomingMessage, timeout: number, onSlow: () => void): () => void {
  const startedAt = performance.now();
  let bytes = 0;
  const timer = setInterval(
    () => {
      const ms = performance.now() - startedAt;
      const least = (Math.max(0, ms - GRACE_MS) / 1_000) * LEAST_RATE;
      if (ms < timeout && bytes >= least) return;
      stop();
      onSlow();
    },
    Math.min(LOOK_EVERY_MS, timeout),
  );
  const count = (piece: Buffer) => {
    bytes += piece.byteLength;
  };
  function stop(): void {
    clearInterval(timer);
    req.off('data', count);
    req.off('close', stop);
  }
  // The parser begins to read in the same turn: no piece comes before it.
  req.on('data', count).once('close', stop);
  return stop;
}
