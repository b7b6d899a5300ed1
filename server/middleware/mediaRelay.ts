import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';
import { sendPlain } from '../operations/plainPage.ts';
import { answerHeaders } from './mediaHeaders.ts';

/** Faults of the media edge that say something about the address; any other is the edge's own. */
const PASSED_FAULTS: Readonly<Record<number, number>> = { 404: 404, 410: 404, 429: 429, 504: 504 };

/** The media edge's answer, with its headers picked; `res` is nobody else's. */
export function relay(answer: IncomingMessage, req: IncomingMessage, res: Response): void {
  const status = answer.statusCode ?? 502;
  const passed = status === 200 || status === 206 || status === 304 || status === 416;
  if (!passed) {
    answer.resume();
    // A redirect would lead a visitor, or us, to a place of the upstream's choosing.
    sendPlain(res, PASSED_FAULTS[status] ?? 502);
    return;
  }
  res.writeHead(status, answerHeaders(answer.headers));
  if (req.method === 'HEAD' || status === 304) {
    answer.resume();
    res.end();
    return;
  }
  // The proxy watches both ends: a half answer cuts `res`, a visitor who leaves cuts `answer`.
  answer.pipe(res);
}
