import type { Request } from 'express';
import { encodeUrlPart } from '../../lib/urlText.ts';
import { cookieIn } from '../../src/contracts/consent/consentCookie.ts';

const TOKEN = 'sc_preview_token';
/** A longer token does not fit a cookie. */
const MAX_TOKEN = 3_500;

/**
 * Returns the cookies that the platform expects of a preview (content platform §3.2). None of them gives access to a draft:
 * every request needs the secret. The token replaces the `Authorization` header of later requests.
 */
export function previewCookies(site: string, authorization: string | undefined): string[] {
  const attributes = 'HttpOnly; SameSite=None; Secure';
  const cookies = [`sc_site=${encodeUrlPart(site)}; Path=/; ${attributes}`, `sc_preview=true; Path=/; ${attributes}`];
  const token = authorization && encodeUrlPart(authorization);
  // The path limits the token to the URLs that use it.
  if (token && token.length <= MAX_TOKEN) cookies.push(`${TOKEN}=${token}; Path=/api/editing; ${attributes}`);
  return cookies;
}

/** Returns the editor's authorization for the platform: the header, else the cookie. Call it only after the secret check. */
export function authorizationOf({ headers }: Pick<Request, 'headers'>): string | undefined {
  return headers.authorization ?? tokenIn(headers.cookie ?? '');
}

function tokenIn(cookies: string): string | undefined {
  try {
    const token = decodeURIComponent(cookieIn(cookies, TOKEN) ?? '');
    // A token must be a valid header value.
    return /^[\x20-\x7e]+$/.test(token) ? token : undefined;
  } catch {
    return undefined;
  }
}
