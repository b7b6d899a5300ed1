import type { RequestHandler } from 'express';
import { beginResponse, receivedRequest } from '../operations/request/request.ts';

/** Begins the response, for tests that mount a handler without the app. */
export const emptyRequest: RequestHandler = (_req, res, next) => {
  beginResponse(res, receivedRequest('test', []));
  next();
};
