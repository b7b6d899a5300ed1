import type { Request } from 'express';
import { cookieIn } from '../../src/contracts/consentCookie.ts';
import { encodeUrlPart } from '../../src/contracts/urlText.ts';

const TOKEN = 'sc_preview_token';
/** Longer ones do not fit a cookie. */
const MAX_TOKEN = 3_500;

/**
 * What the platform expects a preview to leave (content platform §3.2). None of them shows anybody a draft: that takes the
 * secret, every time. The token lets a preview that has shown the secret be asked for again without its header.
 */
export function previewCookies(site: string, authorization: string | undefined): string[] {
  const kept = 'HttpOnly; SameSite=None; Secure';
  const cookies = [`sc_site=${encodeUrlPart(site)}; Path=/; ${kept}`, `sc_preview=true; Path=/; ${kept}`];
  const token = authorization && encodeUrlPart(authorization);
  // Only where it is of use: no other address of ours should even see it.
  if (token && token.length <= MAX_TOKEN) cookies.push(`${TOKEN}=${token}; Path=/api/editing; ${kept}`);
  return cookies;
}

/** What lets the editor in at the platform: the header, else what a preview has left. Asked for after the secret only. */
export function authorizationOf({ headers }: Pick<Request, 'headers'>): string | undefined {
  return headers.authorization ?? tokenIn(headers.cookie ?? '');
}

function tokenIn(cookies: string): string | undefined {
  try {
    const token = decodeURIComponent(cookieIn(cookies, TOKEN) ?? '');
    // What a header cannot hold is no token.
    return /^[\x20-\x7e]+$/.test(token) ? token : undefined;
  } catch {
    return undefined;
  }
}
