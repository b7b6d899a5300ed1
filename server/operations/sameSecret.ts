import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a secret that came with a request is ours; takes the same time however much of it is right. */
export function sameSecret(given: unknown, own: string): boolean {
  if (typeof given !== 'string' || own === '') return false;
  return timingSafeEqual(digest(given), digest(own));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
