import type { RequestHandler } from 'express';
import { createContext } from '../operations/context.ts';

/** Sets the request context, for tests that mount a handler without the app. */
export const emptyContext: RequestHandler = (_req, res, next) => {
  res.locals.context = createContext('test', []);
  next();
};
