import type { Request, Response, Router } from 'express';
import { type CarQuery, parseCarQuery } from '../../src/contracts/carSearch.ts';
import { isRecord } from '../../src/contracts/record.ts';
import type { RateLimit } from '../operations/rateLimit.ts';
import type { RequestScope } from '../page/sources.ts';
import { bounded, jsonPost, refuse } from './jsonPost.ts';
import type { ResolveScope } from './requestScope.ts';

interface SearchApiDependencies {
  path: string;
  resolveScope: ResolveScope;
  /** The cars of a state. Says `failed` when the upstream did; throws for faults of our own. */
  listCars: (search: CarListCall) => Promise<{ failed?: true }>;
  limit: RateLimit;
}

export interface CarListCall extends RequestScope {
  query: CarQuery;
}

const BODY_LIMIT = 100 * 1_024;
const MAX_QUERY = 8_192;
const FIELDS = ['site', 'language', 'query'] as const;

/**
 * `POST /api/search` (decisions §4): `{ site, language, query }` → cards of the query's page, facets, total. Index, fields
 * and facets of the upstream call are made here and never chosen by the browser. 400 names the field that is wrong, 403
 * is another site's page, 413 and 415 a body that is none of ours, 429 too many calls. A failed search is a 200 with `failed` (decisions §6).
 */
export function createSearchApi(dependencies: SearchApiDependencies): Router {
  return jsonPost({
    path: dependencies.path,
    limit: BODY_LIMIT,
    before: bounded(dependencies.limit),
    isCostly: true,
    answer: (req, res) => answer(req, res, dependencies),
  });
}

async function answer(req: Request, res: Response, { resolveScope, listCars }: SearchApiDependencies): Promise<void> {
  const fault = faultOf(req.body);
  if (fault) return refuse(res, 400, fault);
  const body = req.body as Record<(typeof FIELDS)[number], string>;
  const scope = resolveScope(res, body);
  if (!scope) return;
  const cars = await listCars({ ...scope, query: parseCarQuery(new URLSearchParams(body.query)) });
  if (!res.destroyed) res.set('Cache-Control', cars.failed ? 'no-store' : 'private, max-age=60').json(cars);
}

/** Name of the first field that is missing, strange or no text of a bearable length. */
function faultOf(body: unknown): string | null {
  if (!isRecord(body)) return 'body';
  const known: ReadonlySet<string> = new Set(FIELDS);
  if (Object.keys(body).some((name) => !known.has(name))) return 'body';
  const isStrange = (value: unknown) => typeof value !== 'string' || value.length > MAX_QUERY;
  return FIELDS.find((name) => isStrange(body[name])) ?? null;
}
