import type { Response } from 'express';
import type { Environment } from '../../config/environment.ts';
import { watchBody } from './bodyWatch.ts';
import { contextOf } from './context.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Gate } from './openGate.ts';
import { sendPlain } from './plainPage.ts';
import { createShares, type Shares } from './shares.ts';
import { createTurnAway, type Refusal } from './turnedAway.ts';

interface GateOptions {
  environment: Pick<Environment, 'MAX_IN_FLIGHT' | 'MAX_LOOP_DELAY' | 'BODY_TIMEOUT'>;
  lifecycle: Pick<Lifecycle, 'setOverloaded'>;
  metrics: Metrics;
  log: Log;
}

/** Bytes of all bodies underway together. */
const BODIES_BYTES = 32 * 1_024 * 1_024;
/** One client holds at most this part of slots and of bodies. */
const PART = 0.5;

/**
 * Turns requests away at once rather than let everybody wait (Q42, Q53). A request counts when all of it is there: senders
 * that never finish take no slot (Q48).
 */
export function createGate({ environment, lifecycle, metrics, log }: GateOptions): Gate {
  const turnAway = createTurnAway({ log, metrics });
  const slots = inParts(environment.MAX_IN_FLIGHT);
  const bodies = inParts(BODIES_BYTES);
  const isLate = watchLoop(environment.MAX_LOOP_DELAY, lifecycle);

  function refuse(res: Response, reason: Refusal, headers?: Record<string, string>): false {
    turnAway(reason);
    sendPlain(res, 503, { 'Retry-After': '2', ...headers });
    return false;
  }

  function enter(res: Response): boolean {
    const { client, onClose } = contextOf(res);
    const exhausted = slots.take(client);
    if (exhausted !== null) return refuse(res, exhausted === 'all' ? 'requests' : 'client');
    onClose.push(() => slots.give(client));
    return true;
  }

  return {
    enter,
    isLate,
    mayWork: (res) => !isLate() || refuse(res, 'loop'),
    receive: ({ req, res, parser, limit, next }) => {
      const { client, onClose } = contextOf(res);
      const bytes = Math.min(Number(req.headers['content-length'] ?? limit), limit);
      const exhausted = bodies.take(client, bytes);
      if (exhausted !== null) {
        refuse(res, exhausted === 'all' ? 'bodies' : 'bodiesOfClient', { Connection: 'close' });
        return;
      }
      onClose.push(() => bodies.give(client, bytes));
      let isSlow = false;
      const stop = watchBody(req, environment.BODY_TIMEOUT, () => {
        isSlow = true;
        turnAway('slowBody');
        sendPlain(res, 408, { Connection: 'close' });
      });
      parser(req, res, (error?: unknown) => {
        stop();
        // The rest of a slow body has its response already.
        if (isSlow) return;
        if (error !== undefined) next(error);
        else if (enter(res)) next();
      });
    },
  };
}

const inParts = (total: number): Shares => createShares({ total, perClient: Math.max(1, Math.floor(total * PART)) });

const SAMPLE_MS = 100;

/** One long task (a first render, a collection) is no overload; lateness in two samples running is. */
function watchLoop(limit: number, lifecycle: GateOptions['lifecycle']): () => boolean {
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
