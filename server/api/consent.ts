import type { Request, Response, Router } from 'express';
import { isRecord } from '../../lib/record.ts';
import {
  BROWSER_ID_COOKIE,
  CONSENT_CATEGORIES,
  CONSENT_COOKIE,
  CONSENT_DAYS,
  type ConsentCategory,
} from '../../src/contracts/consent/consent.ts';
import { cookieText, formatConsent } from '../../src/contracts/consent/consentCookie.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import { requestOf } from '../operations/request/request.ts';
import { jsonPost, rateLimited, refuse } from './jsonPost.ts';

const BODY_LIMIT = 1_024;

/**
 * Creates `POST /api/consent` `{ categories }`: responds 204 and sets the visitor's choice as a cookie. A script has set the same
 * cookie, but Safari deletes cookies of scripts after a week. Without consent for statistics the browser id cookie is deleted. 400
 * names the invalid field.
 */
export function createConsentApi({ path, limit }: { path: string; limit: RateLimit }): Router {
  return jsonPost({ path, limit: BODY_LIMIT, before: rateLimited(limit), handle: storeConsent });
}

function storeConsent(req: Request, res: Response): void {
  const categories = categoriesIn(req.body);
  if (typeof categories === 'string') {
    refuse(res, 400, categories);
    return;
  }
  const secure = requestOf(res).resolved?.origin.startsWith('https:') === true;
  const value = formatConsent({ categories, date: new Date().toISOString().slice(0, 10) });
  res.append('Set-Cookie', cookieText(CONSENT_COOKIE, value, CONSENT_DAYS, secure));
  if (!categories.includes('statistics')) res.append('Set-Cookie', cookieText(BROWSER_ID_COOKIE, '', 0, secure));
  res.status(204).set('Cache-Control', 'no-store').end();
}

/** Returns the categories, or the name of the invalid field. */
function categoriesIn(body: unknown): ConsentCategory[] | string {
  if (!isRecord(body)) return 'body';
  const unknown = Object.keys(body).find((name) => name !== 'categories');
  if (unknown !== undefined) return unknown;
  const { categories } = body;
  if (!Array.isArray(categories)) return 'categories';
  const valid = CONSENT_CATEGORIES.filter((category) => categories.includes(category));
  return valid.length === categories.length ? valid : 'categories';
}
