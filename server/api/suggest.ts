import { type Request, type Response, Router } from 'express';
import { MAX_QUERY_LENGTH, type SuggestResponse } from '../../src/contracts/suggestions.ts';
import type { RateLimit } from '../operations/rateLimit.ts';
import type { RequestScope } from '../page/sources.ts';
import { bounded, costly, refuse } from './jsonPost.ts';
import type { ResolveScope } from './requestScope.ts';

interface SuggestApiDependencies {
  path: string;
  resolveScope: ResolveScope;
  suggest: (text: string, scope: RequestScope) => Promise<SuggestResponse & { failed?: true }>;
  limit: RateLimit;
}

/**
 * `GET /api/suggest?site=…&language=…&q=…` → what the text means as filters, and what it may become (F045, F050). 400 names
 * the parameter that is missing, twice there, too long or unknown; 405 another method, 429 too many calls. A search that is
 * away gives a 200 without suggestions that is not kept.
 */
export function createSuggestApi(dependencies: SuggestApiDependencies): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const { path } = dependencies;
  router.get(path, bounded(dependencies.limit), costly, (req, res) => answer(req, res, dependencies));
  router.all(path, (_req, res) => refuse(res.set('Allow', 'GET, HEAD'), 405, 'method'));
  return router;
}

async function answer(
  { query }: Request,
  res: Response,
  { resolveScope, suggest }: SuggestApiDependencies,
): Promise<void> {
  const scope = resolveScope(res, query);
  if (!scope) return;
  const { q } = query;
  if (typeof q !== 'string' || q.length > MAX_QUERY_LENGTH) return refuse(res, 400, 'q');
  const { failed, ...found } = await suggest(q, scope);
  if (res.destroyed) return;
  // Stock changes from minute to minute; a text that is typed again needs no second answer meanwhile.
  res.set('Cache-Control', failed ? 'no-store' : 'private, max-age=60').json(found);
}
