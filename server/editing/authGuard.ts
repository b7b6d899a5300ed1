import type { RequestHandler, Response } from 'express';
import { STRICT_POLICY } from '../operations/headers.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import { report } from '../operations/request/report.ts';
import { requestOf } from '../operations/request/request.ts';
import { createSecretCheck } from '../operations/secretCheck.ts';
import type { AllowedOrigins } from './origins.ts';
import { withFrames } from './policy.ts';

/** The checks of every editing URL, in this order (content platform §3.2). */
interface AuthGuard {
  /** Refuses other origins, and sets the contract's headers on every response. */
  cors: RequestHandler;
  secret: RequestHandler;
  /** Responds to a preflight. */
  preflight: RequestHandler;
  getOnly: RequestHandler;
  /** For FEaaS, which checks the method before the secret. */
  getOrOptions: RequestHandler;
}

interface AuthGuardOptions {
  /** Returns what holds now; never empty. */
  secret: () => string;
  /** Rate limit of wrong secrets by client. */
  guesses: RateLimit;
  origins: AllowedOrigins;
}

/** Creates the checks of the editing URLs. */
export function createAuthGuard({ secret, guesses, origins }: AuthGuardOptions): AuthGuard {
  const check = createSecretCheck({ secret, failureLimit: guesses });
  return {
    cors(req, res, next) {
      report(res, { kind: 'editing' });
      res.setHeader('Cache-Control', 'no-store, must-revalidate');
      res.setHeader('Content-Security-Policy', withFrames(STRICT_POLICY, origins.sources));
      res.setHeader('X-Robots-Tag', 'noindex');
      // The URL contains the secret.
      res.setHeader('Referrer-Policy', 'no-referrer');
      res.vary('Origin');
      const { origin } = req.headers;
      if (!origins.allows(origin)) return refuse(res, 401, 'Requests from this origin are not allowed');
      if (origin !== undefined) res.setHeader('Access-Control-Allow-Origin', origin);
      res.setHeader('Access-Control-Allow-Methods', 'GET, OPTIONS');
      if (req.method === 'OPTIONS') res.setHeader('Access-Control-Allow-Headers', 'Content-Type, Authorization');
      next();
    },
    secret(req, res, next) {
      const result = check(requestOf(res).client, req.query.secret);
      if (result === 'right') return next();
      if (result === 'wrong') return refuse(res, 401, 'Missing or invalid secret');
      refuse(res.set('Retry-After', '60'), 429, 'Too many invalid secrets');
    },
    preflight(req, res, next) {
      if (req.method === 'OPTIONS') res.status(204).end();
      else next();
    },
    getOnly: allowMethods('GET'),
    getOrOptions: allowMethods('GET', 'OPTIONS'),
  };
}

function allowMethods(...methods: readonly string[]): RequestHandler {
  return (req, res, next) => {
    if (methods.includes(req.method)) return next();
    refuse(res.set('Allow', methods.join(', ')), 405, 'Method not allowed');
  };
}

/** Refuses a request with a JSON body that contains nothing of the request. */
export function refuse(res: Response, status: number, error: string): void {
  res.status(status).json({ error, requestId: requestOf(res).id });
}
