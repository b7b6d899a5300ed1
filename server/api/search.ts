import type { Request, Response, Router } from 'express';
import type { BrandHost } from '../../config/siteConfig.ts';
import { type CarQuery, parseCarQuery } from '../../src/contracts/carSearch.ts';
import type { LanguageView, SiteView } from '../../src/contracts/page.ts';
import { isRecord } from '../../src/contracts/record.ts';
import { closing } from '../operations/closing.ts';
import { contextOf } from '../operations/context.ts';
import type { RateLimit } from '../operations/rateLimit.ts';
import { bounded, jsonPost, refuse } from './jsonPost.ts';

interface SearchApiDependencies {
  /** The site that a body names; undefined for one that this process does not serve. */
  siteOf: (id: string) => SiteView | undefined;
  /** The cars of a state. Says `failed` when the upstream did; throws for faults of our own. */
  listCars: (search: CarListCall) => Promise<{ failed?: true }>;
  limit: RateLimit;
}

export interface CarListCall {
  query: CarQuery;
  site: SiteView;
  language: LanguageView;
  /** On a brand host of the site: what is found is of its make alone. */
  brand: BrandHost | null;
  /** Aborted when the visitor has left. */
  signal: AbortSignal;
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
    path: '/api/search',
    limit: BODY_LIMIT,
    before: bounded(dependencies.limit),
    isCostly: true,
    answer: (req, res) => answer(req, res, dependencies),
  });
}

async function answer(req: Request, res: Response, { siteOf, listCars }: SearchApiDependencies): Promise<void> {
  const fault = faultOf(req.body);
  if (fault) return refuse(res, 400, fault);
  const { site: id, language: code, query } = req.body as Record<(typeof FIELDS)[number], string>;
  const site = siteOf(id);
  if (!site) return refuse(res, 400, 'site');
  const language = site.languages.find((known) => known.code === code);
  if (!language) return refuse(res, 400, 'language');
  const cars = await listCars({
    query: parseCarQuery(new URLSearchParams(query)),
    site,
    language,
    brand: brandOf(res, site.id),
    signal: closing(res),
  });
  if (!res.destroyed) res.set('Cache-Control', cars.failed ? 'no-store' : 'private, max-age=60').json(cars);
}

/** The brand host that the request came to, when it is one of the site's. */
export function brandOf(res: Response, siteId: string): BrandHost | null {
  const { resolved } = contextOf(res);
  return resolved?.site.id === siteId ? resolved.brand : null;
}

/** Name of the first field that is missing, strange or no text of a bearable length. */
function faultOf(body: unknown): string | null {
  if (!isRecord(body)) return 'body';
  const known: ReadonlySet<string> = new Set(FIELDS);
  if (Object.keys(body).some((name) => !known.has(name))) return 'body';
  const isStrange = (value: unknown) => typeof value !== 'string' || value.length > MAX_QUERY;
  return FIELDS.find((name) => isStrange(body[name])) ?? null;
}
