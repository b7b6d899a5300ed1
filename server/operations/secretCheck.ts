import type { RateLimit } from './rateLimit.ts';
import { sameSecret } from './sameSecret.ts';

/** What a secret that came with a request is; `tooMany`: its client has guessed wrong too often, and it was not looked at. */
type Verdict = 'right' | 'wrong' | 'tooMany';

/**
 * Compares secrets and counts wrong ones by client. Who sends none has not guessed. A client that guessed too often is refused with
 * the right one too: else guessing would go on.
 */
export function createSecretCheck({ secret, guesses }: { secret: string; guesses: RateLimit }) {
  return (client: string, given: unknown): Verdict => {
    if (!guesses(client, 0)) return 'tooMany';
    if (sameSecret(given, secret)) return 'right';
    if (given !== undefined && given !== '') guesses(client);
    return 'wrong';
  };
}
