import type { RateLimit } from './limits/rateLimit.ts';
import { sameSecret, secretsOf } from './sameSecret.ts';

/** Result of a check; `tooMany`: the client has sent too many wrong secrets, and this one was not compared. */
type SecretCheckResult = 'right' | 'wrong' | 'tooMany';

/**
 * Creates a function that compares secrets and counts wrong ones by client. A missing secret is not counted. A client above the
 * limit is refused with the right secret too; otherwise it could continue to guess.
 *
 * @param secret returns what holds now, as `secretsOf` reads it
 */
export function createSecretCheck({ secret, failureLimit }: { secret: () => string; failureLimit: RateLimit }) {
  return (client: string, received: unknown): SecretCheckResult => {
    if (!failureLimit(client, 0)) return 'tooMany';
    const secrets = secretsOf(secret());
    // All of them, so that the time says nothing about which one it is.
    if (secrets.filter((each) => sameSecret(received, each)).length > 0) return 'right';
    if (received !== undefined && received !== '') failureLimit(client);
    return 'wrong';
  };
}
