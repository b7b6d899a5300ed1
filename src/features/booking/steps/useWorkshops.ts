import { useCallback, useEffect, useRef, useState } from 'react';
import type { Workshop } from '../../../contracts/booking/workshops.ts';
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
  /** Goes on where the line broke, or starts anew when nothing has come. */
  resume: () => void;
}

/**
 * Loads the workshops for the chosen services, as they arrive (F092). Another choice stops the stream and starts anew; so does leaving the
 * step. Workshops that are shown already are dropped, because a stream that starts anew repeats them.
 */
export function useWorkshops(state: FlowState, site: string): Workshops {
  const key = workshopsKey(state);
  const [workshops, setWorkshops] = useState<readonly Workshop[]>([]);
  const [status, setStatus] = useState<WorkshopsStatus>('loading');
  const stream = useRef<AbortController | null>(null);
  const lastEventId = useRef('');
  const current = useRef({ state, site, workshops });
  current.current = { state, site, workshops };

  const load = useCallback(async (mode: LoadMode) => {
    const last = mode === 'start' ? undefined : current.current.workshops.at(-1);
    const request = requestOf(current.current.state, mode, last, lastEventId.current);
    if (!request) return;
    stream.current?.abort();
    const abort = new AbortController();
    stream.current = abort;
    setStatus('loading');
    const onWorkshop = (workshop: Workshop, eventId: string) => {
      if (abort.signal.aborted) return;
      lastEventId.current = eventId;
      setWorkshops((before) => withWorkshop(before, workshop));
    };
    const end = await read({ ...request, signal: abort.signal, onWorkshop });
    if (abort.signal.aborted) return;
    // Behind the last one there are none: that is no reason to say that no workshop fits.
    setStatus(end === 'none' && last ? 'complete' : end);
    if (end === 'broken' || end === 'failed') trackFailure('stream', current.current.site);
  }, []);

  useEffect(() => {
    if (key === '') return;
    setWorkshops([]);
    lastEventId.current = '';
    void load('start');
    return () => stream.current?.abort();
  }, [key, load]);

  return {
    workshops,
    status,
    more: useCallback(() => void load('more'), [load]),
    resume: useCallback(() => void load('resume'), [load]),
  };
}

type LoadMode = 'start' | 'more' | 'resume';

/** Returns what to request; null without a car and a place. */
function requestOf(
  { car, location, services }: FlowState,
  mode: LoadMode,
  last: Workshop | undefined,
  eventId: string,
) {
  if (!car || !location) return null;
  return {
    plate: car.registrationNumber,
    codes: codesOf({ services }),
    latitude: location.latitude,
    longitude: location.longitude,
    cursor: mode === 'more' ? (last?.departmentId ?? '') : '',
    lastEventId: mode === 'resume' ? eventId : '',
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

const withWorkshop = (before: readonly Workshop[], workshop: Workshop): readonly Workshop[] =>
  before.some(({ departmentId }) => departmentId === workshop.departmentId) ? before : [...before, workshop];
