import type { Request, RequestHandler, Response } from 'express';

/** Admission control for requests. A method that returns false has sent the response. */
export interface Admission {
  /** Takes a slot until the response is produced, unless it has one. Responds 503 when none is free. */
  enter: (res: Response) => boolean;
  /** Releases the slot of a response before it is produced: for streams, which have limits of their own. */
  leave: (res: Response) => void;
  /** The response has been handed over completely. Releases its slot, and counts what the client has not read yet. */
  produced: (res: Response) => void;
  /** The response sends a cached body, which other responses send too: its memory counts once for all of them. */
  sharesBody: (res: Response, body: Buffer) => void;
  /** The rest of the response waits for its client. Releases its slot, and counts the memory of its stream. */
  stalled: (res: Response) => void;
  /** Returns whether costly work may begin. Responds 503 while the event loop is delayed. */
  admitCostlyWork: (res: Response) => boolean;
  /** Reads a body within its limits, takes a slot and calls `next`. Responds 408 to a slow body and 503 above capacity. */
  receiveBody: (options: BodyToReceive) => void;
  /** Whether the event loop is delayed. */
  isLoopDelayed: () => boolean;
}

interface BodyToReceive {
  req: Request;
  res: Response;
  parser: RequestHandler;
  /** Maximum size of the body, in bytes. */
  limit: number;
  next: (error?: unknown) => void;
}

/** Admits everything: for background work and for tests of single handlers. */
export const ADMIT_ALL: Admission = {
  enter: () => true,
  leave: () => {},
  produced: () => {},
  sharesBody: () => {},
  stalled: () => {},
  admitCostlyWork: () => true,
  isLoopDelayed: () => false,
  receiveBody: ({ req, res, parser, next }) => parser(req, res, next),
};
