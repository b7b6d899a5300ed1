import type { Request, Response } from 'express';
import { cookieIn } from '../../../src/contracts/consent/consentCookie.ts';
import { isRandomId, randomId, storageKeyOf } from '../../tireHotel/sealed.ts';

/** The prefix makes browsers accept the cookie from this host alone, over https (on loopback also over http). */
const COOKIE = '__Host-booking';
/** Two hours from the last change of a contact detail. */
const MAX_AGE_SECONDS = 7_200;

/**
 * Returns the key with which a browser encrypts the contact details of a booking that is not made yet, as base64url, and prolongs its cookie. Scripts
 * cannot read the cookie, and nothing is stored here (docs/decisions/0109).
 */
export function contactKey(req: Request, res: Response): string {
  const found = cookieIn(req.get('cookie') ?? '', COOKIE);
  const id = isRandomId(found) ? found : randomId();
  res.append('Set-Cookie', `${COOKIE}=${id}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; Secure; SameSite=Strict`);
  return storageKeyOf(id, 'booking contact');
}
