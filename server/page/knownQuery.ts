import type { RouteData } from '../../src/contracts/layout.ts';
import { renderingsOf } from '../../src/contracts/renderings.ts';
import { formatStoryQuery, listedQuery, parseStoryQuery } from '../../src/contracts/storyQuery.ts';
import { listedIndex, tagsInLayout } from '../../src/contracts/storyTags.ts';
import { within } from './deadline.ts';
import { enhanceRoute } from './enhance.ts';
import type { AnyPageRequest } from './pageRequest.ts';
import type { PageSources } from './sources.ts';

/** A layout is nearly always at hand, and asked for anyway; for a slow one nobody waits twice, in milliseconds. */
const PATIENCE = 250;

/**
 * The request with the query that its page knows. Only a stories list reads the query of a content page, and it accepts
 * listed tags alone (S1 §5): what else an address says is left out before it becomes part of a cache key (Q9).
 */
export async function withKnownQuery(request: AnyPageRequest, sources: PageSources): Promise<AnyPageRequest> {
  const { route, search, layoutPath } = request;
  if (search === '' || route.kind !== 'content' || layoutPath === null) return request;
  const asked = sources.layout(request, layoutPath).then((page) => {
    const enhanced = page && enhanceRoute(page.layout, 'visitors', sources.pictures(request));
    return knownSearch(enhanced ?? null, route.query);
  });
  // When the platform is away a page may still be kept for the address as it is.
  const known = await within(PATIENCE, 'layout', asked).catch(() => search);
  if (known === search) return request;
  return { ...request, search: known, route: { ...route, query: new URLSearchParams(known) } };
}

function knownSearch(route: RouteData | null, query: URLSearchParams): string {
  if (!route) return '';
  const lists = [...renderingsOf(route.placeholders)].filter(({ componentName }) => componentName === 'StoriesList');
  if (lists.length === 0) return '';
  const listed = lists.flatMap(({ fields }) => tagsInLayout(listedIndex(fields, route).fields));
  return formatStoryQuery(listedQuery(parseStoryQuery(query), listed));
}
