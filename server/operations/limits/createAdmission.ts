import type { Socket } from 'node:net';
import type { Response } from 'express';
import type { Environment } from '../../../config/environment.ts';
import type { Lifecycle } from '../lifecycle.ts';
import type { LiveSettings } from '../liveSettings.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics.ts';
import { sendPlain } from '../plainPage.ts';
import { onClose, requestOf } from '../request/request.ts';
import type { Admission } from './admission.ts';
import { createRecordRefusal, type Refusal } from './refusals.ts';
import { type Amount, amountNow, createShares, type Shares } from './shares.ts';
import { detectSlowBody } from './slowBody.ts';
import { createUnreadResponses } from './unreadResponses.ts';

interface AdmissionOptions {
  environment: Pick<Environment, 'MAX_UNREAD_MB' | 'BODY_TIMEOUT'>;
  /** Requests in progress, at most. Default: `MAX_IN_FLIGHT`. */
  slots?: Amount;
  live: LiveSettings;
  lifecycle: Pick<Lifecycle, 'setOverloaded'>;
  metrics: Metrics;
  log: Log;
}

const MEGABYTE = 1_024 * 1_024;
/** Bytes of all request bodies that are being received. */
const MAX_BODY_BYTES = 32 * MEGABYTE;
/** The largest share of slots and of body bytes that one client may hold. */
const CLIENT_SHARE = 0.5;
/** The largest share of the bytes of unread responses that one client may hold. */
const CLIENT_SHARE_OF_UNREAD = 0.25;
/** Bytes that every unread response keeps besides its body: connection, request, headers. */
const RESPONSE_BYTES = 8 * 1_024;
/** Bytes that a stream keeps while its client does not read: the buffers of the connections on both sides, the state of a compression. */
const STREAM_BYTES = 192 * 1_024;

/**
 * Creates the admission of requests, which refuses requests above capacity at once instead of letting all of them wait (Q42, Q53). A request takes
 * a slot when its body is complete, so senders that never finish take none (Q48).
 */
export function createAdmission(options: AdmissionOptions): Admission {
  const { environment, live, lifecycle, metrics, log } = options;
  const recordRefusal = createRecordRefusal({ log, metrics });
  const slots = createHalfShares(options.slots ?? (() => live.get('MAX_IN_FLIGHT')));
  const releases = new WeakMap<Response, () => void>();
  const sharedBodies = new WeakMap<Response, Buffer>();
  const unread = limitUnread(environment.MAX_UNREAD_MB * MEGABYTE, recordRefusal);
  const isLoopDelayed = watchEventLoop(() => live.get('MAX_LOOP_DELAY'), lifecycle);

  function refuse(res: Response, reason: Refusal, headers?: Record<string, string>): false {
    recordRefusal(reason);
    sendPlain(res, 503, { 'Retry-After': '2', ...headers });
    return false;
  }

  function enter(res: Response): boolean {
    // What is taken for a response that has closed would never be released: the client has left while its body was decompressed.
    if (res.closed) return false;
    if (releases.has(res)) return true;
    const { client } = requestOf(res);
    const exhausted = slots.take(client);
    if (exhausted !== null) return refuse(res, exhausted === 'all' ? 'requests' : 'client');
    let isHeld = true;
    const release = () => {
      if (isHeld) slots.release(client);
      isHeld = false;
    };
    releases.set(res, release);
    onClose(res, release);
    return true;
  }

  const leave = (res: Response) => releases.get(res)?.();

  function hold(res: Response, socket: Socket, bytes: number): void {
    const shared = sharedBodies.get(res) ?? null;
    unread.hold(res, { client: requestOf(res).client, socket, bytes: RESPONSE_BYTES + bytes, shared });
    onClose(res, () => unread.release(res));
  }

  return {
    enter,
    leave,
    produced: (res) => {
      leave(res);
      const { socket } = res;
      if (socket === null || socket.writableLength === 0) return;
      hold(res, socket, sharedBodies.has(res) ? 0 : socket.writableLength);
    },
    sharesBody: (res, body) => void sharedBodies.set(res, body),
    stalled: (res) => {
      leave(res);
      if (res.socket !== null && !res.writableEnded) hold(res, res.socket, STREAM_BYTES);
    },
    isLoopDelayed,
    admitCostlyWork: (res) => !isLoopDelayed() || refuse(res, 'loop'),
    receiveBody: createBodyAdmission({ timeoutMs: environment.BODY_TIMEOUT, enter, refuse, recordRefusal }),
  };
}

const limitUnread = (total: number, onExcess: Parameters<typeof createUnreadResponses>[1]) =>
  createUnreadResponses({ total, perClient: total * CLIENT_SHARE_OF_UNREAD }, onExcess);

interface BodyAdmissionOptions {
  /** Milliseconds until a body must be complete. */
  timeoutMs: number;
  enter: Admission['enter'];
  refuse: (res: Response, reason: Refusal, headers?: Record<string, string>) => false;
  recordRefusal: (reason: Refusal) => void;
}

/** Creates the admission of request bodies. A request enters when its body is complete. */
function createBodyAdmission({
  timeoutMs,
  enter,
  refuse,
  recordRefusal,
}: BodyAdmissionOptions): Admission['receiveBody'] {
  const bodies = createHalfShares(MAX_BODY_BYTES);
  return ({ req, res, parser, limit, next }) => {
    if (res.closed) return;
    const { client } = requestOf(res);
    const { 'content-encoding': encoding = 'identity', 'content-length': length = limit } = req.headers;
    // What a compressed body grows to is known when it is read: it counts as the largest.
    const bytes = encoding === 'identity' ? Math.min(Number(length), limit) : limit;
    const exhausted = bodies.take(client, bytes);
    if (exhausted !== null) {
      refuse(res, exhausted === 'all' ? 'bodies' : 'bodiesOfClient', { Connection: 'close' });
      return;
    }
    onClose(res, () => bodies.release(client, bytes));
    let isSlow = false;
    const stopWatching = detectSlowBody(req, timeoutMs, () => {
      isSlow = true;
      recordRefusal('slowBody');
      sendPlain(res, 408, { Connection: 'close' });
    });
    parser(req, res, (error?: unknown) => {
      stopWatching();
      // The response to a slow body has already been sent.
      if (isSlow) return;
      if (error !== undefined) next(error);
      else if (enter(res)) next();
    });
  };
}

const createHalfShares = (total: Amount): Shares =>
  createShares({ total, perClient: () => Math.max(1, Math.floor(amountNow(total) * CLIENT_SHARE)) });

const SAMPLE_MS = 100;

/** Watches the event loop. One long task (a first render, a garbage collection) is no overload; delay in two consecutive samples is. */
function watchEventLoop(limit: () => number, lifecycle: AdmissionOptions['lifecycle']): () => boolean {
  let delayedSamples = 0;
  let lastSampleAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    delayedSamples = now - lastSampleAt - SAMPLE_MS > limit() ? delayedSamples + 1 : 0;
    lastSampleAt = now;
    lifecycle.setOverloaded(delayedSamples >= 2);
  }, SAMPLE_MS);
  timer.unref();
  return () => delayedSamples >= 2;
}
