import type { Request, Response, Router } from 'express';
import { isRecord } from '../../lib/record.ts';
import { isCarId } from '../../src/contracts/car/carId.ts';
import { parseLoanQuery, type RequestedTerms } from '../../src/contracts/finance/loanQuery.ts';
import { byId, MAX_CARDS, MAX_COMPARED } from '../../src/contracts/search/listVariants.ts';
import { type CostChoice, parseCosts } from '../../src/contracts/totalCost/costChoice.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import type { RequestScope } from '../page/sources.ts';
import { jsonPost, rateLimited, refuse } from './jsonPost.ts';
import type { ResolveScope } from './requestScope.ts';

/** Representations of cars, each with the maximum number of ids in a request. */
const MAX_IDS = { comparison: MAX_COMPARED, cards: MAX_CARDS } as const;
type CarsAs = keyof typeof MAX_IDS;

interface CarsApiDependencies {
  path: string;
  resolveScope: ResolveScope;
  /** Returns `failed` when the upstream failed; throws for other errors. */
  loadCars: (call: CarsCall) => Promise<{ failed?: true }>;
  limit: RateLimit;
}

export interface CarsCall extends RequestScope {
  as: CarsAs;
  /** Unique, in ascending order. */
  ids: readonly string[];
  /** Terms of the monthly costs. */
  terms: RequestedTerms;
  /** Inputs of the total costs of a comparison. */
  costs: CostChoice | undefined;
}

const BODY_LIMIT = 10 * 1_024;
const FIELDS: ReadonlySet<string> = new Set(['site', 'language', 'ids', 'as', 'terms']);

/**
 * Creates `POST /api/cars` `{ site, language, ids, as, terms }`, which returns cars by id. `as` is `comparison` (at most four complete
 * records, F070) or `cards` (at most fifty cards, for saved cars). `terms` is the
 * optional query of a loan and of total costs, `deposit=60000&months=48&cost.way=loan`. Errors: 400 with the name of the invalid field, 403 for a
 * cross-site request, 413 and 415 for the body, 429 for too many calls. A failed search is a 200 with `failed`, as for the list.
 */
export function createCarsApi(dependencies: CarsApiDependencies): Router {
  return jsonPost({
    path: dependencies.path,
    limit: BODY_LIMIT,
    before: rateLimited(dependencies.limit),
    isCostly: true,
    handle: (req, res) => handleCars(req, res, dependencies),
  });
}

async function handleCars(req: Request, res: Response, { resolveScope, loadCars }: CarsApiDependencies): Promise<void> {
  const body: unknown = req.body;
  if (!isRecord(body) || Object.keys(body).some((name) => !FIELDS.has(name))) return refuse(res, 400, 'body');
  const scope = resolveScope(res, body);
  if (!scope) return;
  const { as, terms = '' } = body;
  if (typeof as !== 'string' || !Object.hasOwn(MAX_IDS, as)) return refuse(res, 400, 'as');
  const ids = readIds(body.ids, MAX_IDS[as as CarsAs]);
  if (!ids) return refuse(res, 400, 'ids');
  if (typeof terms !== 'string') return refuse(res, 400, 'terms');
  const query = new URLSearchParams(terms);
  const cars = await loadCars({
    ...scope,
    as: as as CarsAs,
    ids,
    terms: parseLoanQuery(query),
    costs: parseCosts(query),
  });
  if (!res.destroyed) res.set('Cache-Control', 'no-store').json(cars);
}

/** Returns the ids without duplicates in ascending order, so that the same cars have one cache key; null for invalid input. */
function readIds(value: unknown, maxIds: number): string[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > maxIds) return null;
  if (!value.every((id): id is string => typeof id === 'string' && isCarId(id))) return null;
  return [...new Set(value)].sort(byId);
}
