import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the secrets that hold now: they may change while the process runs. */
export type Secrets = () => readonly string[];

/**
 * Creates the functions that sign the parts of a link and check a signature, in constant time.
 *
 * @param secrets the first signs; signatures of all are valid
 */
export function linkSignature(secrets: Secrets) {
  const signedBy = (secret: string, parts: readonly string[]): string =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
  return {
    sign: (parts: readonly string[]): string => signedBy(secrets()[0] ?? '', parts),
    isValid: (parts: readonly string[], signature: string): boolean => {
      const received = Buffer.from(signature);
      const matches = secrets().map((secret) => {
        const expected = Buffer.from(signedBy(secret, parts));
        return expected.length === received.length && timingSafeEqual(expected, received);
      });
      return matches.includes(true);
    },
  };
}
