import type { IncomingMessage } from 'node:http';
import { STREAM_FAULTS, type StreamFault } from './faults.ts';

const faults = new WeakMap<IncomingMessage, StreamFault>();

/** Records the fault of a call that its handler simulates, when it is one of streams. */
export function recordStreamFault(req: IncomingMessage, kind: string): void {
  const fault = STREAM_FAULTS.find((each) => each === kind);
  if (fault) faults.set(req, fault);
}

/** Returns the fault that the stream of a call has; undefined for a healthy one. */
export const streamFaultOf = (req: IncomingMessage): StreamFault | undefined => faults.get(req);
