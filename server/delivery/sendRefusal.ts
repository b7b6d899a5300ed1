import type { Response } from 'express';
import { sendPlain } from '../operations/plainPage.ts';
import type { RenderRefused } from './renderBudget.ts';

/** Seconds after which a retry may succeed. */
const RETRY_AFTER = { 429: '10', 503: '2' } as const satisfies Record<RenderRefused['status'], string>;

/** Sends the response for a refused page. */
export function sendRefusal(res: Response, status: RenderRefused['status']): void {
  sendPlain(res, status, { 'Retry-After': RETRY_AFTER[status] });
}
