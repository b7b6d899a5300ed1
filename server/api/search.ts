import type { Request, Response, Router } from 'express';
import { isRecord } from '../../lib/record.ts';
import { type CarQuery, parseCarQuery } from '../../src/contracts/search/carSearch.ts';
import { presentQuery } from '../../src/contracts/search/presentQuery.ts';
import { withCanonicalCosts } from '../../src/contracts/totalCost/costChoice.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import type { RequestScope } from '../page/sources.ts';
import { missingFeatures } from '../site/missingFeatures.ts';
import { jsonPost, rateLimited, refuse } from './jsonPost.ts';
import type { ResolveScope } from './requestScope.ts';

interface SearchApiDependencies {
  path: string;
  resolveScope: ResolveScope;
  /** Searches cars. Returns `failed` or `incomplete` when the upstream failed; throws for other errors. */
  listCars: (search: CarListCall) => Promise<{ failed?: true; incomplete?: true }>;
  limit: RateLimit;
}

export interface CarListCall extends RequestScope {
  query: CarQuery;
}

const BODY_LIMIT = 100 * 1_024;
const MAX_QUERY = 8_192;
const FIELDS = ['site', 'language', 'query'] as const;

/**
 * Creates `POST /api/search` (F053) `{ site, language, query }`, which returns cards of the query's page, facets and total, and
 * `markup` of the cards for browsers of the same build (`CarSearchResponse` of `src/features/carSearch/listResponse.ts`).
 * The browser cannot choose index, fields or facets of the upstream call. Errors: 400 with the name of the invalid field, 403 for a
 * cross-site request, 413 and 415 for the body, 429 for too many calls. A failed search is a 200 with `failed` (S2 §8), a
 * partly failed one a 200 with `incomplete`; neither is cached.
 */
export function createSearchApi(dependencies: SearchApiDependencies): Router {
  return jsonPost({
    path: dependencies.path,
    limit: BODY_LIMIT,
    before: rateLimited(dependencies.limit),
    isCostly: true,
    handle: (req, res) => handleSearch(req, res, dependencies),
  });
}

async function handleSearch(
  req: Request,
  res: Response,
  { resolveScope, listCars }: SearchApiDependencies,
): Promise<void> {
  const invalidField = findInvalidField(req.body);
  if (invalidField) return refuse(res, 400, invalidField);
  const body = req.body as Record<(typeof FIELDS)[number], string>;
  const scope = resolveScope(res, body);
  if (!scope) return;
  const given = withCanonicalCosts(new URLSearchParams(body.query));
  // Another tab, or a URL that the page has not cleaned, may still name what the site does not have.
  const query = parseCarQuery(presentQuery(given, (feature) => !missingFeatures(scope.site).has(feature)));
  const cars = await listCars({ ...scope, query });
  const isUncacheable = cars.failed || cars.incomplete;
  if (!res.destroyed) res.set('Cache-Control', isUncacheable ? 'no-store' : 'private, max-age=60').json(cars);
}

/** Returns the name of the first field that is missing, unknown, no text or too long; null for a valid body. */
function findInvalidField(body: unknown): string | null {
  if (!isRecord(body)) return 'body';
  const allowedFields: ReadonlySet<string> = new Set(FIELDS);
  if (Object.keys(body).some((name) => !allowedFields.has(name))) return 'body';
  const isInvalid = (value: unknown) => typeof value !== 'string' || value.length > MAX_QUERY;
  return FIELDS.find((name) => isInvalid(body[name])) ?? null;
}
