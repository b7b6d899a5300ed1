import { useCallback, useEffect, useRef, useState } from 'react';
import { INITIAL_WORKSHOPS, type Workshop } from '../../../contracts/booking/workshops.ts';
import type { StreamEnd, StreamRequest } from '../api/workshopStream.ts';
import { trackFailure } from '../bookingEvents.ts';
import { codesOf, type FlowState, workshopsKey } from '../flow/flowState.ts';

/** `loading`: they are arriving; else why the last load ended. */
export type WorkshopsStatus = 'loading' | StreamEnd;

export interface Workshops {
  workshops: readonly Workshop[];
  status: WorkshopsStatus;
  /** 'Hämta fler': loads the next ones behind the last that is shown. */
  more: () => void;
  /** Goes on behind the last one that came, or starts anew when nothing has come. */
  resume: () => void;
}

/**
 * Loads the workshops for the chosen services, as they arrive (F092). Another choice stops the stream and starts anew; so does leaving the
 * step. A line that broke is gone on from with what the load still lacks. Workshops that are shown already are dropped, because a stream
 * that starts anew repeats them.
 */
export function useWorkshops(state: FlowState, site: string): Workshops {
  const key = workshopsKey(state);
  const [workshops, setWorkshops] = useState<readonly Workshop[]>([]);
  const [status, setStatus] = useState<WorkshopsStatus>('loading');
  const stream = useRef<AbortController | null>(null);
  const shown = useRef(new Map<string, Workshop>());
  const progress = useRef(loadBehind(''));
  const current = useRef({ state, site });
  current.current = { state, site };

  const load = useCallback(async () => {
    const request = requestOf(current.current.state, progress.current);
    if (!request) return;
    stream.current?.abort();
    const abort = new AbortController();
    stream.current = abort;
    setStatus('loading');
    const onWorkshop = (workshop: Workshop, eventId: string) => {
      if (abort.signal.aborted) return false;
      progress.current.lastEventId = eventId;
      if (shown.current.has(workshop.departmentId)) return false;
      progress.current.missing -= 1;
      shown.current.set(workshop.departmentId, workshop);
      setWorkshops([...shown.current.values()]);
      return true;
    };
    const end = await read({ ...request, signal: abort.signal, onWorkshop });
    if (abort.signal.aborted) return;
    setStatus(shown.current.size > 0 ? endBehindSome(end) : end);
    if (end === 'broken' || end === 'failed') trackFailure('stream', current.current.site);
  }, []);

  useEffect(() => {
    if (key === '') return;
    shown.current.clear();
    setWorkshops([]);
    // As many as the visitor had loaded before a reload, or before another step was opened.
    const count = Math.max(INITIAL_WORKSHOPS, current.current.state.list.shown);
    progress.current = loadBehind('', count);
    void load();
    return () => stream.current?.abort();
  }, [key, load]);

  return {
    workshops,
    status,
    more: useCallback(() => {
      progress.current = loadBehind([...shown.current.keys()].at(-1) ?? '');
      void load();
    }, [load]),
    resume: useCallback(() => void load(), [load]),
  };
}

/** A load of some workshops, over all the connections that it takes. */
interface Load {
  /** The department behind which it began. The server continues a stream only for the query that opened it. */
  cursor: string;
  /** Of the last workshop that came; empty before it. */
  lastEventId: string;
  /** Workshops that it still lacks. */
  missing: number;
}

const loadBehind = (cursor: string, missing: number = INITIAL_WORKSHOPS): Load => ({
  cursor,
  lastEventId: '',
  missing,
});

/** With workshops shown, none more is no reason to say that no workshop fits, and a failure is a line that broke. */
function endBehindSome(end: StreamEnd): StreamEnd {
  if (end === 'none') return 'complete';
  return end === 'failed' ? 'broken' : end;
}

/** Returns what to request; null without a car and a place. */
function requestOf({ car, location, services }: FlowState, { cursor, lastEventId, missing }: Load) {
  if (!car || !location) return null;
  return {
    plate: car.registrationNumber,
    codes: codesOf({ services }),
    latitude: location.latitude,
    longitude: location.longitude,
    cursor,
    lastEventId,
    count: missing,
  };
}

/** Reads the stream; a script that cannot be loaded, and an aborted stream, are a broken line. */
async function read(request: StreamRequest): Promise<StreamEnd> {
  try {
    const { readWorkshops } = await import('../api/workshopStream.ts');
    return await readWorkshops(request);
  } catch {
    return 'broken';
  }
}
