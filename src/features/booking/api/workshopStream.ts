import { EventSourceParserStream } from 'eventsource-parser/stream';
import {
  CLOSING_EVENT,
  closingSchema,
  INITIAL_WORKSHOPS,
  isWorkshop,
  readWorkshopMessage,
  type Workshop,
} from '../../../contracts/booking/workshops.ts';

/**
 * Why reading ended. `enough`: the wanted number has come, there may be more. `complete`: there are no more. `none`: no workshop fits.
 * `broken`: the line broke before the end. `failed`: the server refused, or the workshop system failed.
 */
export type StreamEnd = 'enough' | 'complete' | 'none' | 'broken' | 'failed';

export interface StreamRequest {
  plate: string;
  codes: readonly string[];
  latitude: number;
  longitude: number;
  /** Id of the last department that is shown; empty for the first load. */
  cursor: string;
  /** Goes on behind this event of a broken stream; empty to start anew. */
  lastEventId: string;
  signal: AbortSignal;
  /** Called for each workshop, with the id of its event. Returns whether it is new: others do not count. */
  onWorkshop: (workshop: Workshop, eventId: string) => boolean;
  /** New workshops after which reading stops. */
  count?: number;
}

/**
 * Reads workshops as they arrive (S3 §7.1, F092) until enough have come. It closes the stream then.
 *
 * @throws only when `signal` is aborted
 */
export async function readWorkshops(request: StreamRequest): Promise<StreamEnd> {
  const { signal, onWorkshop, count = INITIAL_WORKSHOPS } = request;
  const stop = new AbortController();
  const abort = () => stop.abort();
  signal.addEventListener('abort', abort);
  try {
    const response = await fetch(urlOf(request), {
      signal: stop.signal,
      headers: {
        accept: 'text/event-stream',
        ...(request.lastEventId && { 'last-event-id': request.lastEventId }),
      },
    });
    if (response.status === 204) return 'complete';
    if (!response.ok || !response.body) return 'failed';
    const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    return await readEvents(events, count, onWorkshop);
  } catch (error) {
    if (signal.aborted) throw error;
    return 'broken';
  } finally {
    signal.removeEventListener('abort', abort);
    stop.abort();
  }
}

interface StreamEvent {
  event?: string | undefined;
  id?: string | undefined;
  data: string;
}
type Events = ReadableStream<StreamEvent>;

async function readEvents(events: Events, count: number, onWorkshop: StreamRequest['onWorkshop']): Promise<StreamEnd> {
  const reader = events.getReader();
  let found = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return 'broken';
    const read = readEvent(value, found > 0);
    if (typeof read === 'string') return read;
    if (!read) continue;
    if (onWorkshop(read, value.id ?? '')) found += 1;
    if (found >= count) return 'enough';
  }
}

/** Returns the workshop of an event, why the stream ends, or null for an event to pass over: one that breaks the contract ends no list. */
function readEvent(event: StreamEvent, hasFound: boolean): Workshop | StreamEnd | null {
  const data = jsonOf(event.data);
  if (event.event === CLOSING_EVENT) return endOf(data);
  const message = event.event ? null : readWorkshopMessage(data);
  if (!message) return null;
  if (isWorkshop(message)) return message;
  if ('nosites' in message) return hasFound ? 'complete' : 'none';
  return message.error === 'tooLarge' || message.error === 'invalid' ? null : 'failed';
}

function endOf(data: unknown): StreamEnd {
  if (!closingSchema.isValidSync(data)) return 'broken';
  switch (data.closing) {
    case 'complete':
      return 'complete';
    case 'error':
      return 'failed';
    default:
      // The time of the stream is over, or the process ends: the visitor may go on.
      return 'broken';
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function urlOf({ plate, codes, latitude, longitude, cursor }: StreamRequest): string {
  const query = new URLSearchParams({
    regNo: plate,
    serviceOfferings: codes.join(),
    latitude: String(latitude),
    longitude: String(longitude),
    ...(cursor && { cursor }),
  });
  return `/api/mechmate/departments/closestAvailable?${query}`;
}
