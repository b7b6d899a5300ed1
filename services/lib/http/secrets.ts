import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** Returns the signature of a body: the header `x-signature` is `sha256=` and this. */
export const signatureOf = (secret: string, timestamp: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

/** Compares in a time that does not depend on the keys. */
export function isAnyOf(given: string, keys: readonly string[]): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return keys.map((key) => timingSafeEqual(digest(given), digest(key))).includes(true);
}
