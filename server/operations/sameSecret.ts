import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares a received secret with the configured one in constant time. False when no secret is configured. */
export function sameSecret(received: unknown, configured: string): boolean {
  if (typeof received !== 'string' || configured === '') return false;
  return timingSafeEqual(digest(received), digest(configured));
}

/**
 * Returns the secrets of a variable: one, or several that are valid at once, comma-separated. The first one is the new one while it is
 * changed.
 */
export const secretsOf = (configured: string): string[] => configured.split(',').flatMap((each) => each.trim() || []);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
