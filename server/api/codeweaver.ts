import { type Request, type RequestHandler, type Response, Router } from 'express';
import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import { isRecord } from '../../lib/record.ts';
import {
  defaultsCallSchema,
  QUOTE_REFERENCE,
  type QuoteCall,
  quoteCallSchema,
} from '../../src/contracts/finance/finance.ts';
import { disconnectSignal } from '../operations/disconnectSignal.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import { requestOf } from '../operations/request/request.ts';
import type { RequestScope } from '../page/sources.ts';
import type { FinancePort } from '../ports/financePort.ts';
import { jsonPost, rateLimited, refuse, refuseUpstream } from './jsonPost.ts';
import type { ResolveScope } from './requestScope.ts';

interface CodeweaverDependencies {
  /** Path prefix of the API. */
  path: string;
  port: Pick<FinancePort, 'hasLender' | 'legal'>;
  resolveScope: ResolveScope;
  limit: RateLimit;
  /** Both return null when a car is unknown, sold, or of a kind that the lender does not finance. */
  quotesOfCars: (call: QuoteCall, scope: RequestScope) => Promise<object | null>;
  defaultsOfCar: (id: string, scope: RequestScope) => Promise<object | null>;
}

const BODY_LIMIT = 4_096;

/**
 * Creates the API of finance quotes (F074): `POST cfd`, `POST default`, `GET legal?quoteRef=` below the prefix. The body names cars by
 * their ids; vehicle and dealer key come from the server. Errors: 400 with the name of the invalid member, 404 for a car without quotes, a
 * site without a lender (`site`) and an unknown quote, 429 for too many calls, 502 for a failed lender, 503 while its circuit breaker is
 * open, and those of every API of a page. The lender's own error texts are only logged.
 */
export function createCodeweaverApi(dependencies: CodeweaverDependencies): RequestHandler {
  const { path: prefix, limit, quotesOfCars, defaultsOfCar } = dependencies;
  const router = Router({ caseSensitive: true, strict: true });
  const before = rateLimited(limit);
  const post = (name: string, load: (body: unknown, scope: RequestScope) => Promise<object | null>) =>
    router.use(
      jsonPost({
        path: `${prefix}/${name}`,
        limit: BODY_LIMIT,
        before,
        handle: (req, res) => {
          const scope = scopeOf(req, res, dependencies);
          return scope ? respond(res, 'car', () => load(req.body, scope)) : undefined;
        },
      }),
    );
  post('cfd', (body, scope) => quotesOfCars(parsed(quoteCallSchema, body), scope));
  post('default', (body, scope) => defaultsOfCar(parsed(defaultsCallSchema, body).Id, scope));
  router.get(`${prefix}/legal`, before, (req, res) => sendLegal(req, res, dependencies.port));
  router.all(`${prefix}/legal`, (_req, res) => refuse(res.set('Allow', 'GET, HEAD'), 405, 'method'));
  router.use(prefix, (_req, res) => refuse(res, 404, 'path'));
  return router;
}

/** Returns the scope of a call: the site and language that it names, else the site of the host. Without a lender it responds. */
function scopeOf(req: Request, res: Response, { port, resolveScope }: CodeweaverDependencies): RequestScope | null {
  const body = isRecord(req.body) ? req.body : {};
  const ofHost = requestOf(res).resolved?.site;
  const { site = ofHost?.id, language = ofHost?.languages[0].code } = body;
  const scope = resolveScope(res, { site, language });
  if (scope && !port.hasLender(scope.site)) {
    refuse(res, 404, 'site');
    return null;
  }
  return scope;
}

/** Returns a valid body without unknown members. @throws ValidationError */
function parsed<S extends AnyObjectSchema>(schema: S, body: unknown): InferType<S> {
  schema.validateSync(body, { strict: true });
  return schema.cast(body, { stripUnknown: true });
}

async function sendLegal(req: Request, res: Response, port: CodeweaverDependencies['port']): Promise<void> {
  const site = requestOf(res).resolved?.site;
  if (!site || !port.hasLender(site)) return refuse(res, 404, 'site');
  const { quoteRef } = req.query;
  if (typeof quoteRef !== 'string' || !QUOTE_REFERENCE.test(quoteRef)) return refuse(res, 400, 'quoteRef');
  await respond(res, 'quoteRef', () => port.legal(quoteRef, { signal: disconnectSignal(res) }));
}

/** Sends what `load` returns; 404 with the name for null. */
async function respond(res: Response, name: string, load: () => Promise<object | null>): Promise<void> {
  try {
    const value = await load();
    if (res.destroyed) return;
    if (value === null) return refuse(res, 404, name);
    res.set('Cache-Control', 'no-store').json(value);
  } catch (error) {
    if (res.destroyed) return;
    if (error instanceof ValidationError) return refuse(res, 400, memberOf(error));
    refuseUpstream(res, error);
  }
}

/** Returns the name of the invalid member, without its place in lists: `Term`. */
const memberOf = ({ path }: ValidationError): string => path?.replace(/^.*\./, '').replace(/\[\d+\]$/, '') || 'body';
