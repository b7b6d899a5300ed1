import { type Request, type Response, Router } from 'express';
import type { BrandHost } from '../../config/siteConfig.ts';
import type { LanguageView, SiteView } from '../../src/contracts/page.ts';
import { MAX_ASKED, type SuggestAnswer } from '../../src/contracts/suggestions.ts';
import { closing } from '../operations/closing.ts';
import type { RateLimit } from '../operations/rateLimit.ts';
import { bounded, costly, refuse } from './jsonPost.ts';
import { brandOf } from './search.ts';

interface SuggestApiDependencies {
  /** The site that an address names; undefined for one that this process does not serve. */
  siteOf: (id: string) => SiteView | undefined;
  suggest: (text: string, call: SuggestCall) => Promise<SuggestAnswer & { failed?: true }>;
  limit: RateLimit;
}

export interface SuggestCall {
  site: SiteView;
  language: LanguageView;
  /** On a brand host of the site: what is found is of its make alone. */
  brand: BrandHost | null;
  /** Aborted when the visitor has typed on or left. */
  signal: AbortSignal;
}

/**
 * `GET /api/suggest?site=…&language=…&q=…` → what the text means as filters, and what it may become (F045, F050). 400 names
 * the parameter that is missing, twice there, too long or unknown; 405 another method, 429 too many calls. A search that is
 * away gives a 200 without suggestions that is not kept.
 */
export function createSuggestApi(dependencies: SuggestApiDependencies): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const path = '/api/suggest';
  router.get(path, bounded(dependencies.limit), costly, (req, res) => answer(req, res, dependencies));
  router.all(path, (_req, res) => refuse(res.set('Allow', 'GET, HEAD'), 405, 'method'));
  return router;
}

async function answer({ query }: Request, res: Response, { siteOf, suggest }: SuggestApiDependencies): Promise<void> {
  const site = typeof query.site === 'string' ? siteOf(query.site) : undefined;
  if (!site) return refuse(res, 400, 'site');
  const language = site.languages.find(({ code }) => code === query.language);
  if (!language) return refuse(res, 400, 'language');
  const { q } = query;
  if (typeof q !== 'string' || q.length > MAX_ASKED) return refuse(res, 400, 'q');
  const { failed, ...found } = await suggest(q, { site, language, brand: brandOf(res, site.id), signal: closing(res) });
  if (res.destroyed) return;
  // Stock changes from minute to minute; a text that is typed again needs no second answer meanwhile.
  res.set('Cache-Control', failed ? 'no-store' : 'private, max-age=60').json(found);
}
