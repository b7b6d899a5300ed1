import { hashText } from '../../lib/random.ts';

/** Returns a short hash of a text (FNV-1a, 32 bits, base 36). It identifies texts and is not cryptographic. */
export function shortHash(text: string): string {
  return hashText(text).toString(36);
}
