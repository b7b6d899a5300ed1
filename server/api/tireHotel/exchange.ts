import type { Request, RequestHandler, Response } from 'express';
import { cookieIn } from '../../../src/contracts/consent/consentCookie.ts';
import { type TireHotelText, tireHotelText } from '../../../src/contracts/tireHotel/tireHotelErrors.ts';
import { SESSION_IDLE_MS, SESSION_MAX_MS } from '../../../src/contracts/tireHotel/tireHotelFields.ts';
import { requestOf } from '../../operations/request/request.ts';
import { isRandomId } from '../../tireHotel/sealed.ts';

/** What the calls of the tire hotel read from requests and write into responses. */

/** A call that is refused. It is thrown, and becomes the response. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly code: string;
  /** The text of the tire system, else the key of one of ours. */
  readonly text: { message: string } | TireHotelText;
  /** Seconds after which the call may be repeated. */
  readonly wait: number;

  constructor(status: number, code: string, text: { message: string } | TireHotelText, wait = 0) {
    super(code);
    this.status = status;
    this.code = code;
    this.text = text;
    this.wait = wait;
  }
}

/** Cookies. The prefix makes browsers accept them from this host alone, over https (on loopback also over http). */
const COOKIES = {
  /** Before the login. */
  visit: { name: '__Host-tirehotel-visit', maxAgeMs: SESSION_IDLE_MS },
  session: { name: '__Host-tirehotel', maxAgeMs: SESSION_MAX_MS },
} as const;
type CookieKind = keyof typeof COOKIES;

/** Returns the id in a cookie; null when it is missing or malformed. */
export function idIn(req: Request, kind: CookieKind): string | null {
  const id = cookieIn(req.get('cookie') ?? '', COOKIES[kind].name);
  return isRandomId(id) ? id : null;
}

/** Sets a cookie; an empty id removes it. */
export function setId(res: Response, kind: CookieKind, id: string): void {
  const { name, maxAgeMs } = COOKIES[kind];
  const maxAge = id === '' ? 0 : maxAgeMs / 1_000;
  res.append('Set-Cookie', `${name}=${id}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Strict`);
}

/** Sends the error of a refused call, in the language of the query. */
export function sendRefused(req: Request, res: Response, { status, code, text, wait }: Refused): void {
  const message = typeof text === 'string' ? tireHotelText(text, req.query.language) : text.message;
  if (wait > 0) res.set('Retry-After', String(wait));
  res.status(status).json({ error: code, message });
}

/**
 * Refuses calls that another site sent (Q33): by `Sec-Fetch-Site`, and by `Origin`, which browsers send with every POST. Calls without a
 * body are no exception, because a form of another site can send them.
 */
export const ownPagesOnly: RequestHandler = (req, res, next) => {
  const fetchSite = req.get('sec-fetch-site');
  const origin = req.get('origin');
  const isForeign =
    (fetchSite !== undefined && fetchSite !== 'same-origin') ||
    (origin !== undefined && !isOwnOrigin(origin, req, res));
  if (isForeign) return sendRefused(req, res, new Refused(403, 'origin', 'failed'));
  next();
};

function isOwnOrigin(origin: string, req: Request, res: Response): boolean {
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  return host !== null && (host === req.get('host') || origin === requestOf(res).resolved?.origin);
}

/** Refuses a body where the contract has none. */
export const withoutBody: RequestHandler = (req, res, next) => {
  const hasBody = req.get('transfer-encoding') !== undefined || Number(req.get('content-length') ?? 0) > 0;
  if (hasBody) return sendRefused(req, res.set('Connection', 'close'), new Refused(400, 'body', 'invalid'));
  next();
};

/** Returns a parameter of the query that is given once, else an empty text. */
export function queryOf(req: Request, name: string): string {
  const value = req.query[name];
  return typeof value === 'string' ? value : '';
}
