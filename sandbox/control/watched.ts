import { type Handler, HttpError, sendJson } from '../lib/http.ts';
import { operationOf } from '../lib/operation.ts';
import { applyFault } from './applyFault.ts';
import { Counters } from './counters.ts';
import { FaultSwitch } from './faults.ts';
import type { Received } from './receivedEvents.ts';

/** An upstream with its fault switch and its counters. */
export interface WatchedUpstream {
  readonly name: string;
  readonly faults: FaultSwitch;
  readonly counters: Counters;
  readonly handle: Handler;
  /** Only for an upstream that stores what it receives. */
  readonly received: Received | null;
}

/** Adds a fault switch and counters to an upstream. */
export function watch(name: string, handler: Handler, received: Received | null = null): WatchedUpstream {
  const faults = new FaultSwitch();
  const counters = new Counters();
  const handle: Handler = async (req, res) => {
    const started = performance.now();
    const at = new Date().toISOString();
    const fault = faults.next();
    counters.begin();
    res.once('close', () => {
      counters.end({
        at,
        operation: operationOf(req),
        status: res.writableFinished ? String(res.statusCode) : 'closed',
        durationMs: Math.round((performance.now() - started) * 10) / 10,
        fault,
      });
    });
    try {
      await applyFault(fault, faults.fault, handler, req, res);
    } catch (error) {
      if (res.headersSent) res.destroy();
      else if (error instanceof HttpError) sendJson(res, error.status, { message: error.message });
      else {
        console.error(`sandbox: ${name} failed`, error);
        sendJson(res, 500, { message: 'The sandbox failed; its own output says why.' });
      }
    }
  };
  return { name, faults, counters, handle, received };
}
