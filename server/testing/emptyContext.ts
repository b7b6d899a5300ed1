import type { RequestHandler } from 'express';
import { createContext } from '../operations/context.ts';

/** Gives requests the context that handlers expect, where a test mounts one of them without the app around it. */
export const emptyContext: RequestHandler = (_req, res, next) => {
  res.locals.context = createContext('test', []);
  next();
};
