import type { Response } from 'express';
import { sendPlain } from '../operations/plainPage.ts';
import type { RenderRefused } from './renderBudget.ts';

/** Seconds after which it is worth another try. */
const RETRY_AFTER = { 429: '10', 503: '2' } as const satisfies Record<RenderRefused['status'], string>;

/** Sends the response of a page that is not made now. */
export function sendRefusal(res: Response, status: RenderRefused['status']): void {
  sendPlain(res, status, { 'Retry-After': RETRY_AFTER[status] });
}
