import type { RequestHandler } from 'express';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import { requestOf } from '../operations/request/request.ts';
import { createSecretCheck } from '../operations/secretCheck.ts';
import { refuse } from './jsonPost.ts';

interface SecretHeaderOptions {
  header: string;
  /** Returns what holds now, as `secretsOf` reads it; never empty. */
  secret: () => string;
  /** What an error names. */
  field: string;
  /** Limit of wrong secrets by client. */
  guesses: RateLimit;
}

/** Creates middleware that requires a secret in a header: 401 without it, 429 after too many wrong ones. */
export function requireSecretHeader({ header, secret, field, guesses }: SecretHeaderOptions): RequestHandler {
  const check = createSecretCheck({ secret, failureLimit: guesses });
  return (req, res, next) => {
    const result = check(requestOf(res).client, req.get(header));
    if (result === 'right') return next();
    if (result === 'wrong') return refuse(res, 401, field);
    refuse(res.set('Retry-After', '60'), 429, 'rate');
  };
}
