import type { RequestHandler, Response } from 'express';
import { contextOf } from '../operations/context.ts';
import { STRICT_POLICY } from '../operations/headers.ts';
import type { RateLimit } from '../operations/rateLimit.ts';
import { createSecretCheck } from '../operations/secretCheck.ts';
import type { AllowedOrigins } from './origins.ts';
import { withFrames } from './policy.ts';

/** What every editing address asks of a request, in this order (content platform §3.2). */
interface Door {
  /** The origin is allowed or absent; from here on every answer has the headers of the contract. */
  cors: RequestHandler;
  secret: RequestHandler;
  /** A preflight has its answer. */
  preflight: RequestHandler;
  getOnly: RequestHandler;
  /** For FEaaS, which asks for the method first. */
  getOrOptions: RequestHandler;
}

interface DoorOptions {
  /** Never empty: without one there is no door. */
  secret: string;
  /** Wrong secrets of a client. */
  guesses: RateLimit;
  origins: AllowedOrigins;
}

/** The checks of every editing path, in the order of `Door`. */
export function createDoor({ secret, guesses, origins }: DoorOptions): Door {
  const check = createSecretCheck({ secret, guesses });
  return {
    cors(req, res, next) {
      contextOf(res).routeKind = 'editing';
      res.setHeader('Cache-Control', 'no-store, must-revalidate');
      res.setHeader('Content-Security-Policy', withFrames(STRICT_POLICY, origins.sources));
      res.setHeader('X-Robots-Tag', 'noindex');
      // The address holds the secret.
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
      const verdict = check(contextOf(res).client, req.query.secret);
      if (verdict === 'right') return next();
      if (verdict === 'wrong') return refuse(res, 401, 'Missing or invalid secret');
      refuse(res.set('Retry-After', '60'), 429, 'Too many invalid secrets');
    },
    preflight(req, res, next) {
      if (req.method === 'OPTIONS') res.status(204).end();
      else next();
    },
    getOnly: only('GET'),
    getOrOptions: only('GET', 'OPTIONS'),
  };
}

function only(...methods: readonly string[]): RequestHandler {
  return (req, res, next) => {
    if (methods.includes(req.method)) return next();
    refuse(res.set('Allow', methods.join(', ')), 405, 'Method not allowed');
  };
}

/** Nothing of the request is repeated in it. */
export function refuse(res: Response, status: number, error: string): void {
  res.status(status).json({ error, requestId: contextOf(res).id });
}
