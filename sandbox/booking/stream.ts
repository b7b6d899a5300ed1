import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Workshop } from '../../src/contracts/booking/workshops.ts';
import type { StreamFault } from '../control/faults.ts';

/** Milliseconds between two workshops, as the search of a real system takes them. */
const PACE = { first: 150, min: 200, max: 450 } as const;
const COMMENT_MS = 10_000;
const HUGE_BYTES = 1_024 * 1_024;
/** Workshops before a fault. */
const BEFORE = { streamSilent: 1, streamBroken: 2, streamHalf: 1, streamError: 1 } as const;

interface WorkshopStream {
  res: ServerResponse;
  /** Nearest first, each made when it is sent. */
  workshops: readonly (() => Workshop)[];
  fault: StreamFault | null;
  /** Share of the usual pauses: 0 sends as fast as the client reads. */
  pace: number;
}

/** Sends workshops as server-sent events, nearest first, until all are sent or the client has left. */
export async function streamWorkshops({ res, workshops, fault, pace }: WorkshopStream): Promise<void> {
  const left = new AbortController();
  res.once('close', () => left.abort());
  res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
  res.flushHeaders();
  const comments = setInterval(() => fault === 'streamSilent' || res.write(': alive\n\n'), COMMENT_MS);
  const send = async (data: unknown): Promise<void> => {
    // Bytes: after a string with other than ASCII letters Node may never emit `drain`.
    if (!res.write(Buffer.from(`data: ${JSON.stringify(data)}\n\n`))) await once(res, 'drain', { signal: left.signal });
  };
  const pause = async (at: number): Promise<void> => {
    const ms = at === 0 ? PACE.first : PACE.min + ((at * 137) % (PACE.max - PACE.min));
    if (pace > 0) await wait(ms * pace, undefined, { signal: left.signal });
  };
  try {
    if (fault === 'streamNosites' || (workshops.length === 0 && fault === null)) {
      await pause(0);
      await send({ nosites: true });
      return void res.end();
    }
    if (fault === 'streamFlood') return await flood(workshops, send, left.signal);
    for (const [at, make] of workshops.entries()) {
      await pause(at);
      const workshop = make();
      if (fault === 'streamHuge' && at === 1) await send({ ...workshop, siteName: 'x'.repeat(HUGE_BYTES) });
      await send(workshop);
      if (fault !== null && fault in BEFORE && at + 1 === BEFORE[fault as keyof typeof BEFORE])
        return await fail(fault, workshop, { res, send, signal: left.signal });
    }
    res.end();
  } catch (error) {
    if (!left.signal.aborted) throw error;
  } finally {
    clearInterval(comments);
  }
}

interface Failing {
  res: ServerResponse;
  send: (data: unknown) => Promise<void>;
  signal: AbortSignal;
}

async function fail(fault: StreamFault, workshop: Workshop, { res, send, signal }: Failing): Promise<void> {
  switch (fault) {
    case 'streamError':
      await send({ error: 'The workshops could not be searched' });
      return void res.end();
    case 'streamHalf':
      return void res.end(`data: ${JSON.stringify(workshop).slice(0, 60)}`);
    case 'streamBroken':
      // What was written leaves the process first.
      return void res.write('', () => res.destroy());
    default:
      // Until the client leaves, or the sandbox ends.
      await once(signal, 'abort');
  }
}

/** Sends the same workshops again and again, as fast as the client reads. */
async function flood(makers: readonly (() => Workshop)[], send: Failing['send'], signal: AbortSignal): Promise<void> {
  const padding = 'x'.repeat(100);
  const workshops = makers.map((make) => make());
  for (let at = 0; !signal.aborted; at += 1) {
    const workshop = workshops[at % workshops.length];
    if (!workshop) return;
    await send({ ...workshop, departmentId: `${workshop.departmentId}-${at}`, siteName: padding });
    if (at % 100 === 0) await wait(0);
  }
}
