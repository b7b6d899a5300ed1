import type { Request, RequestHandler, Response } from 'express';

/** What a request must get before it may go on. A method that returns false has sent the response. */
export interface Gate {
  /** Takes a slot until the response is closed; else 503. */
  enter: (res: Response) => boolean;
  /** Whether costly work may begin; 503 while the event loop is late. */
  mayWork: (res: Response) => boolean;
  /** Reads a body within its limits, then takes a slot and calls `next`; 408 for a slow one, 503 for one too many. */
  receive: (body: Receiving) => void;
  /** Whether the event loop is late. */
  isLate: () => boolean;
}

interface Receiving {
  req: Request;
  res: Response;
  parser: RequestHandler;
  /** Largest body, in bytes. */
  limit: number;
  next: (error?: unknown) => void;
}

/** For what is no request of a visitor, and for tests of single handlers: lets everything through. */
export const OPEN_GATE: Gate = {
  enter: () => true,
  mayWork: () => true,
  isLate: () => false,
  receive: ({ req, res, parser, next }) => parser(req, res, next),
};
