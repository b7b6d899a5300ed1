import type { Request, Response, Router } from 'express';
import { MAX_COMPARED } from '../../src/contracts/listVariants.ts';
import { isRecord } from '../../src/contracts/record.ts';
import type { RequestScope } from '../page/sources.ts';
import { jsonPost, refuse } from './jsonPost.ts';
import type { ResolveScope } from './requestScope.ts';

/** What is wanted of the cars, and of how many at the most. */
const MOST = { comparison: MAX_COMPARED, cards: 50 } as const;
type CarsAs = keyof typeof MOST;

interface CarsApiDependencies {
  path: string;
  resolveScope: ResolveScope;
  /** Says `failed` when the upstream did; throws for faults of our own. */
  carsOf: (call: CarsCall) => Promise<{ failed?: true }>;
}

export interface CarsCall extends RequestScope {
  as: CarsAs;
  /** Each once, lowest first. */
  ids: readonly string[];
}

const BODY_LIMIT = 10 * 1_024;
const CAR_ID = /^\d{1,12}$/;
const FIELDS: ReadonlySet<string> = new Set(['site', 'language', 'ids', 'as']);

/**
 * `POST /api/cars` `{ site, language, ids, as }` → cars by their ids. `as` is `comparison`: at most four whole records
 * (F070); or `cards`: at most fifty as lists show them, for what a browser has kept. 400 names the field that is wrong, 403 is another site's page, 413 and 415 a body that is none of ours. A failed
 * search is a 200 with `failed`, as that of the list.
 */
export function createCarsApi(dependencies: CarsApiDependencies): Router {
  return jsonPost({
    path: dependencies.path,
    limit: BODY_LIMIT,
    isCostly: true,
    answer: (req, res) => answer(req, res, dependencies),
  });
}

async function answer(req: Request, res: Response, { resolveScope, carsOf }: CarsApiDependencies): Promise<void> {
  const body: unknown = req.body;
  if (!isRecord(body) || Object.keys(body).some((name) => !FIELDS.has(name))) return refuse(res, 400, 'body');
  const scope = resolveScope(res, body);
  if (!scope) return;
  const { as } = body;
  if (typeof as !== 'string' || !Object.hasOwn(MOST, as)) return refuse(res, 400, 'as');
  const ids = idsIn(body.ids, MOST[as as CarsAs]);
  if (!ids) return refuse(res, 400, 'ids');
  const cars = await carsOf({ ...scope, as: as as CarsAs, ids });
  if (!res.destroyed) res.set('Cache-Control', 'no-store').json(cars);
}

/** Numeric ids in one order, so that the same cars are asked for once; null for anything else. */
function idsIn(value: unknown, most: number): string[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > most) return null;
  if (!value.every((id): id is string => typeof id === 'string' && CAR_ID.test(id))) return null;
  return [...new Set(value)].sort((one, other) => Number(one) - Number(other));
}
