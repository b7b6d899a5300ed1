import type { IncomingMessage } from 'node:http';

/** Milliseconds before the rate of a body is checked. */
const GRACE_MS = 2_000;
/** Average rate that is required after the grace period. */
const MIN_BYTES_PER_SECOND = 1_024;
const CHECK_INTERVAL_MS = 250;

/**
 * Calls `onSlow` once when a body arrives below the minimum rate, or is not complete within `timeout` milliseconds. Call it when
 * reading of the body begins. Returns a function that ends the check.
 */
export function detectSlowBody(req: IncomingMessage, timeout: number, onSlow: () => void): () => void {
  const startedAt = performance.now();
  let bytes = 0;
  const timer = setInterval(
    () => {
      const ms = performance.now() - startedAt;
      const requiredBytes = (Math.max(0, ms - GRACE_MS) / 1_000) * MIN_BYTES_PER_SECOND;
      if (ms < timeout && bytes >= requiredBytes) return;
      stop();
      onSlow();
    },
    Math.min(CHECK_INTERVAL_MS, timeout),
  );
  const countBytes = (chunk: Buffer) => {
    bytes += chunk.byteLength;
  };
  function stop(): void {
    clearInterval(timer);
    req.off('data', countBytes);
    req.off('close', stop);
  }
  // The parser begins to read in the same tick, so no chunk is missed.
  req.on('data', countBytes).once('close', stop);
  return stop;
}
