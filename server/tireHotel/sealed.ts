import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Values of the store that only who has the secret can read: keys are digests of the secret, and values are encrypted with it. A copy of
 * Redis has no id of a session, no token and no plate (docs/decisions/0105).
 */

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Returns a random id of 128 bits. */
export const randomId = (): string => randomBytes(16).toString('base64url');

/** Whether a text has the form of `randomId`. */
export const isRandomId = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{22}$/.test(text);

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'tyre hotel', 32));

/**
 * Returns the key, as base64url, with which a browser encrypts what it stores for the holder of a secret. It tells nothing about the secret.
 *
 * @param purpose another one gives another key
 */
export const storageKeyOf = (secret: string, purpose = 'tyre hotel storage'): string =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url');

/** Encrypts a value with a secret. */
export function seal(secret: string, value: unknown): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Returns a value of `seal`; null for a text that was not sealed with this secret. */
export function unseal(secret: string, text: string): unknown {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const body = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
