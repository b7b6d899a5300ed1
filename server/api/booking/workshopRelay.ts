import { once } from 'node:events';
import type { Request, Response } from 'express';
import { isRecord } from '../../../lib/record.ts';
import {
  CLOSING_EVENT,
  type Closing,
  noSitesSchema,
  type StreamErrorCode,
  upstreamStreamErrorSchema,
  type Workshop,
  workshopSchema,
} from '../../../src/contracts/booking/workshops.ts';
import { validate } from '../../../src/contracts/validate.ts';
import type { Lifecycle } from '../../operations/lifecycle.ts';
import { type Amount, createShares, type Shares } from '../../operations/limits/shares.ts';
import { LOG_EVENTS } from '../../operations/log/events.ts';
import type { Log } from '../../operations/log/log.ts';
import type { Metrics } from '../../operations/metrics.ts';
import { report } from '../../operations/request/report.ts';
import { requestOf } from '../../operations/request/request.ts';
import type { BookingPort, WorkshopQuery } from '../../ports/bookingPort.ts';
import type { StreamEvent } from '../../ports/upstream/eventStream.ts';
import { UpstreamError } from '../../ports/upstream/upstreamError.ts';
import { digest } from '../../store/digest.ts';
import { refuseCall } from './bookingResponses.ts';
import { type StreamRecord, StreamReplays } from './streamReplays.ts';

/** The relay of the event stream of workshops (F092, docs/decisions/0099): every figure of its limits is here or in the environment. */

export interface RelayLimits {
  /** Open streams of one client, and of the process. */
  perClient: number;
  total: Amount;
  /** Milliseconds: without a byte of the upstream; of a stream in all; between two comments. */
  silenceMs: number;
  streamMs: number;
  commentMs: number;
  /** Characters of an event of the upstream; bytes of one of its streams, which is some 16,000 workshops. */
  maxEventBytes: number;
  maxStreamBytes: number;
}

export const RELAY_LIMITS = {
  perClient: 5,
  commentMs: 15_000,
  maxEventBytes: 64 * 1_024,
  maxStreamBytes: 8 * 1_024 * 1_024,
} as const;

interface RelayOptions {
  port: Pick<BookingPort, 'workshops' | 'upstream'>;
  lifecycle: Pick<Lifecycle, 'onDrain' | 'isDraining'>;
  limits: RelayLimits;
  log: Log;
  metrics: Metrics;
  /** Milliseconds of a clock that never steps. */
  now?: () => number;
}

interface RelayCall {
  req: Request;
  res: Response;
  query: WorkshopQuery;
  language: string;
}

/** Why a stream ends: with a closing event, or because the client has left or continues it on another connection. */
type End = Closing | 'left' | 'replaced';

/** Seconds, for the header `Retry-After`. */
const RETRY = { client: 5, all: 2, drain: 2, breaker: 5 } as const;

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
} as const;

/** Creates the function that answers a request with the stream of its workshops. It resolves when the stream has ended. */
export function createWorkshopRelay(options: RelayOptions): (call: RelayCall) => Promise<void> {
  const { port, lifecycle, limits, log, metrics, now = () => performance.now() } = options;
  const shares = createShares({ total: limits.total, perClient: limits.perClient });
  const replays = new StreamReplays({ lifetimeMs: limits.streamMs, now });
  const open = new Set<(end: End) => void>();
  lifecycle.onDrain(() => {
    for (const stop of open) stop('drain');
  });

  /** Runs an admitted stream until it ends. */
  async function run({ res, query }: RelayCall, record: StreamRecord, missed: readonly string[]): Promise<void> {
    const stream = new RelayStream({ res, record, limits, replays, metrics, now });
    const { stop } = stream;
    const replace = () => stop('replaced');
    record.stop = replace;
    open.add(stop);
    metrics.streamsOpen.inc();
    res.once('close', () => stop('left'));
    try {
      res.writeHead(200, HEADERS).flushHeaders();
      for (const text of missed) await stream.write(text);
      if (record.isComplete) return stop('complete');
      const { signal } = stream;
      await relay(port.workshops({ ...query, cursor: record.cursor }, { ...limits, signal }), stream);
    } catch (error) {
      if (!stream.signal.aborted) throw error;
    } finally {
      const { outcome, ...details } = stream.finish();
      open.delete(stop);
      metrics.streamsOpen.dec();
      metrics.streams.labels(outcome).inc();
      log.info({ event: LOG_EVENTS.streamEnded, outcome, ...details });
      // Another connection may continue the stream already.
      if (record.stop === replace) replays.end(record);
    }
  }

  return async (call) => {
    const { req, res, query } = call;
    const { client, admission } = requestOf(res);
    const owner = digest([client, query]);
    const resumed = replays.find(req.get('last-event-id'), owner);
    if (resumed?.record.isComplete && resumed.missed.length === 0) {
      replays.end(resumed.record);
      metrics.streams.labels('over').inc();
      // Tells `EventSource` not to connect again.
      res.status(204).set('Cache-Control', 'no-store').end();
      return;
    }
    if (!admit(options, shares, call)) {
      if (resumed) replays.end(resumed.record);
      return;
    }
    report(res, { kind: 'stream' });
    // Streams have limits of their own: they take no slot of short requests.
    admission.leave(res);
    try {
      await run(call, resumed?.record ?? replays.open(owner, query.cursor), resumed?.missed ?? []);
    } finally {
      shares.release(client);
    }
  };
}

/** Takes a place for a stream of the client. Returns false after it has responded 429 or 503. */
function admit({ port, lifecycle, metrics }: RelayOptions, shares: Shares, { res, language }: RelayCall): boolean {
  const refuse = (status: number, part: string, seconds: number): false => {
    metrics.streams.labels(`refused ${part}`).inc();
    refuseCall(res.set('Retry-After', String(seconds)), status, part, language);
    return false;
  };
  if (lifecycle.isDraining()) return refuse(503, 'draining', RETRY.drain);
  if (port.upstream.state() === 'open') return refuse(503, 'upstream', RETRY.breaker);
  const exhausted = shares.take(requestOf(res).client);
  if (exhausted === null) return true;
  return exhausted === 'all' ? refuse(503, 'streams', RETRY.all) : refuse(429, 'rate', RETRY.client);
}

interface StreamParts {
  res: Response;
  record: StreamRecord;
  limits: RelayLimits;
  replays: StreamReplays;
  metrics: Metrics;
  now: () => number;
}

/** The writing half of a stream. Nothing is written before the client has read what was written. */
class RelayStream {
  readonly #parts: StreamParts;
  readonly #startedAt: number;
  readonly #wasComplete: boolean;
  readonly #controller = new AbortController();
  readonly #limit: NodeJS.Timeout;
  readonly #comments: NodeJS.Timeout;
  readonly signal = this.#controller.signal;
  #end: End | undefined;
  #error: string | undefined;
  #sent = 0;
  #firstMs: number | undefined;

  constructor(parts: StreamParts) {
    const { res, record, limits, now } = parts;
    this.#parts = parts;
    this.#startedAt = now();
    this.#wasComplete = record.isComplete;
    this.#limit = setTimeout(this.stop, limits.streamMs, 'limit');
    this.#comments = setInterval(() => {
      // A comment for a client that does not read would only fill the memory.
      if (!res.writableNeedDrain) res.write(': wait\n\n');
    }, limits.commentMs);
  }

  readonly stop = (reason: End): void => {
    this.#end ??= reason;
    this.#controller.abort();
  };

  /**
   * Writes bytes, never a string: Node's response counts a string in bytes and its socket in characters. Where only the response is over its mark, no
   * `drain` ever comes.
   *
   * @throws when the stream is stopped meanwhile
   */
  async write(text: string): Promise<void> {
    const { res } = this.#parts;
    this.signal.throwIfAborted();
    if (!res.write(Buffer.from(text))) await once(res, 'drain', { signal: this.signal });
  }

  async send(kind: 'workshop' | 'error' | 'nosites', data: object): Promise<void> {
    const { record, replays, metrics, now } = this.#parts;
    if (this.#firstMs === undefined) {
      this.#firstMs = Math.round(now() - this.#startedAt);
      metrics.streamFirstEvent.observe((now() - this.#startedAt) / 1_000);
    }
    this.#sent += 1;
    metrics.streamEvents.labels(kind).inc();
    const fields = `data: ${JSON.stringify(data)}`;
    // An error is over when the client connects again: only what it still wants is replayed.
    await this.write(kind === 'error' ? replays.once(record, fields) : replays.add(record, fields));
  }

  setError(code: string): void {
    this.#error = code;
  }

  setCursor(departmentId: string): void {
    this.#parts.record.cursor = departmentId;
  }

  /** Sends the closing event and ends the response, unless the client has left. Returns what is logged. */
  finish(): { outcome: End; error: string | undefined; events: number; firstMs: number | undefined; ms: number } {
    const { res, record, replays, now } = this.#parts;
    clearTimeout(this.#limit);
    clearInterval(this.#comments);
    this.#controller.abort();
    const outcome = this.#end ?? 'error';
    if (outcome === 'complete') record.isComplete = true;
    if (outcome === 'replaced') res.destroy();
    else if (!res.destroyed && outcome !== 'left') {
      const closing = JSON.stringify({ closing: outcome satisfies Closing });
      // A stream that was complete before has had its closing event.
      res.end(this.#wasComplete ? undefined : replays.once(record, `event: ${CLOSING_EVENT}\ndata: ${closing}`));
    }
    const ms = Math.round(now() - this.#startedAt);
    return { outcome, error: this.#error, events: this.#sent, firstMs: this.#firstMs, ms };
  }
}

/** Sends the events of the upstream until one ends the stream. */
async function relay(events: AsyncGenerator<StreamEvent, void, undefined>, stream: RelayStream): Promise<void> {
  const fail = async (code: StreamErrorCode): Promise<void> => {
    stream.setError(code);
    await stream.send('error', { error: code });
  };
  try {
    for await (const event of events) {
      const message = messageOf(event);
      if (typeof message === 'string') {
        await fail(message);
        if (message !== 'upstream') continue;
        return stream.stop('error');
      }
      if ('nosites' in message) {
        await stream.send('nosites', message);
        return stream.stop('complete');
      }
      // Before it is sent: a client that misses it gets it from the replay.
      stream.setCursor(message.departmentId);
      await stream.send('workshop', message);
    }
    stream.stop('complete');
  } catch (error) {
    // The stream was stopped: the client has left, or its time is over.
    if (stream.signal.aborted) return;
    if (!(error instanceof UpstreamError)) throw error;
    await fail(error.kind === 'timeout' ? 'silent' : 'upstream').catch(() => {});
    stream.stop('error');
  }
}

/** Returns the message of an event without members that the contract does not have, or the code of an error. */
function messageOf(event: StreamEvent): Workshop | { nosites: true } | StreamErrorCode {
  if (event.kind === 'tooLarge') return 'tooLarge';
  if (event.kind === 'cut') return 'upstream';
  try {
    const data: unknown = JSON.parse(event.event.data);
    if (isRecord(data) && 'error' in data) {
      validate(upstreamStreamErrorSchema, data);
      return 'upstream';
    }
    if (isRecord(data) && 'nosites' in data) return { nosites: validate(noSitesSchema, data).nosites as true };
    validate(workshopSchema, data);
    return workshopSchema.cast(data, { stripUnknown: true });
  } catch {
    return 'invalid';
  }
}
