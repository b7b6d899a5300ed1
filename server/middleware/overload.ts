import type { RequestHandler } from 'express';
import { contextOf } from '../operations/context.ts';
import { LOG_EVENTS } from '../operations/events.ts';
import type { Lifecycle } from '../operations/lifecycle.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { sendPlain } from '../operations/plainPage.ts';

interface OverloadOptions {
  maxInFlight: number;
  /** Milliseconds the event loop may be late, twice in a row. */
  maxLoopDelay: number;
  lifecycle: Lifecycle;
  metrics: Metrics;
  log: Log;
}

const SAMPLE_MS = 100;
const LINE_EVERY_MS = 5_000;

/**
 * Past capacity it is better to turn some away at once than to let everybody wait (Q42). After health, so that the
 * process is not killed for being popular.
 */
export function overload({ maxInFlight, maxLoopDelay, lifecycle, metrics, log }: OverloadOptions): RequestHandler {
  let inFlight = 0;
  /** Since the last line: one for each refusal would be load of its own. */
  let turnedAway = 0;
  let nextLine = 0;
  const isLate = watchLoop(maxLoopDelay, lifecycle);
  return (_req, res, next) => {
    const reason = inFlight >= maxInFlight ? 'requests' : isLate() ? 'loop' : null;
    if (reason !== null) {
      metrics.overloaded.labels(reason).inc();
      turnedAway += 1;
      if (performance.now() >= nextLine) {
        log.warn({ event: LOG_EVENTS.overload, reason, turnedAway, inFlight });
        nextLine = performance.now() + LINE_EVERY_MS;
        turnedAway = 0;
      }
      sendPlain(res, 503, { 'Retry-After': '2' });
      return;
    }
    inFlight += 1;
    contextOf(res).onClose.push(() => {
      inFlight -= 1;
    });
    next();
  };
}

/** One long task (a first render, a collection) is no overload; lateness in two samples running is. */
function watchLoop(limit: number, lifecycle: Lifecycle): () => boolean {
  let lateSamples = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    lateSamples = now - last - SAMPLE_MS > limit ? lateSamples + 1 : 0;
    last = now;
    lifecycle.setOverloaded(lateSamples >= 2);
  }, SAMPLE_MS);
  timer.unref();
  return () => lateSamples >= 2;
}
