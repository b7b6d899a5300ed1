import { type Request, type Response, Router } from 'express';
import { MAX_QUERY_LENGTH, type SuggestResponse } from '../../src/contracts/search/suggestions.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import type { RequestScope } from '../page/sources.ts';
import { admitCostly, rateLimited, refuse } from './jsonPost.ts';
import type { ResolveScope } from './requestScope.ts';

interface SuggestApiDependencies {
  path: string;
  resolveScope: ResolveScope;
  suggest: (text: string, scope: RequestScope) => Promise<SuggestResponse & { failed?: true }>;
  limit: RateLimit;
}

/**
 * Creates `GET /api/suggest?site=…&language=…&q=…`, which returns the filters that the text means and completions of it (F045,
 * F050). Errors: 400 with the name of the parameter that is missing, repeated, too long or unknown, 405 for another method, 429 for
 * too many calls. While the search is unavailable, responds 200 without suggestions, which is not cached.
 */
export function createSuggestApi(dependencies: SuggestApiDependencies): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const { path } = dependencies;
  router.get(path, rateLimited(dependencies.limit), admitCostly, (req, res) => handleSuggest(req, res, dependencies));
  router.all(path, (_req, res) => refuse(res.set('Allow', 'GET, HEAD'), 405, 'method'));
  return router;
}

async function handleSuggest(
  { query }: Request,
  res: Response,
  { resolveScope, suggest }: SuggestApiDependencies,
): Promise<void> {
  const scope = resolveScope(res, query);
  if (!scope) return;
  const { q } = query;
  if (typeof q !== 'string' || q.length > MAX_QUERY_LENGTH) return refuse(res, 400, 'q');
  const { failed, ...suggestions } = await suggest(q, scope);
  if (res.destroyed) return;
  // Stock changes from minute to minute. Within a minute the browser reuses the response for the same text.
  res.set('Cache-Control', failed ? 'no-store' : 'private, max-age=60').json(suggestions);
}
