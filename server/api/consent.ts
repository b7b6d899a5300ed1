import type { Request, Response, Router } from 'express';
import {
  BROWSER_ID_COOKIE,
  CONSENT_CATEGORIES,
  CONSENT_COOKIE,
  CONSENT_DAYS,
  type ConsentCategory,
} from '../../src/contracts/consent.ts';
import { cookieText, formatConsent } from '../../src/contracts/consentCookie.ts';
import { isRecord } from '../../src/contracts/record.ts';
import { contextOf } from '../operations/context.ts';
import type { RateLimit } from '../operations/rateLimit.ts';
import { bounded, jsonPost, refuse } from './jsonPost.ts';

const BODY_LIMIT = 1_024;

/**
 * `POST /api/consent` `{ categories }` → 204 and the visitor's choice as a cookie. The browser has written the same cookie
 * already; but Safari forgets after a week what a script wrote, and would ask the same visitor every week. Without consent
 * for statistics the visitor's id goes. 400 names the field at fault.
 */
export function createConsentApi({ path, limit }: { path: string; limit: RateLimit }): Router {
  return jsonPost({ path, limit: BODY_LIMIT, before: bounded(limit), answer: keep });
}

function keep(req: Request, res: Response): void {
  const categories = categoriesIn(req.body);
  if (typeof categories === 'string') {
    refuse(res, 400, categories);
    return;
  }
  const secure = contextOf(res).resolved?.origin.startsWith('https:') === true;
  const value = formatConsent({ categories, date: new Date().toISOString().slice(0, 10) });
  res.append('Set-Cookie', cookieText(CONSENT_COOKIE, value, CONSENT_DAYS, secure));
  if (!categories.includes('statistics')) res.append('Set-Cookie', cookieText(BROWSER_ID_COOKIE, '', 0, secure));
  res.status(204).set('Cache-Control', 'no-store').end();
}

/** The categories, or the name of what is wrong. */
function categoriesIn(body: unknown): ConsentCategory[] | string {
  if (!isRecord(body)) return 'body';
  const unknown = Object.keys(body).find((name) => name !== 'categories');
  if (unknown !== undefined) return unknown;
  const { categories } = body;
  if (!Array.isArray(categories)) return 'categories';
  const known = CONSENT_CATEGORIES.filter((category) => categories.includes(category));
  return known.length === categories.length ? known : 'categories';
}
