import { withTimeout } from '../../../lib/withTimeout.ts';
import type { RouteData } from '../../../src/contracts/content/layout.ts';
import { componentNamesIn, renderingsOf } from '../../../src/contracts/content/renderings.ts';
import { LOAN_COMPONENT, withTermsOf } from '../../../src/contracts/finance/loanQuery.ts';
import { isFormOnPage } from '../../../src/contracts/forms/formsOnPage.ts';
import { sentFormIn, withSentForm } from '../../../src/contracts/forms/sentForm.ts';
import { VIEWED_CAR_COMPONENTS, withViewedCar } from '../../../src/contracts/forms/viewedCar.ts';
import { formatStoryQuery, listedQuery, parseStoryQuery } from '../../../src/contracts/stories/storyQuery.ts';
import { listedIndex, tagsInLayout } from '../../../src/contracts/stories/storyTags.ts';
import { COST_COMPONENT } from '../../../src/contracts/totalCost/costChoice.ts';
import { withCostsOf } from '../../../src/contracts/totalCost/costQuery.ts';
import { enhanceRoute } from '../enhance.ts';
import type { SourcesOf } from '../sources.ts';
import type { AnyPageRequest } from './pageRequest.ts';

/** Milliseconds to wait for the layout, which is nearly always cached. */
const LAYOUT_TIMEOUT_MS = 250;

/**
 * Returns the request with the query parameters that its page supports. Of content pages only a stories list, which accepts listed
 * tags only (S1 §5), an example of a loan and forms read the query. Other parameters are removed before the query becomes part of a cache key (Q9).
 */
export async function withSupportedQuery(request: AnyPageRequest, sourcesOf: SourcesOf): Promise<AnyPageRequest> {
  const { route, search, layoutPath } = request;
  if (search === '' || route.kind !== 'content' || layoutPath === null) return request;
  const { layout, siteContent } = sourcesOf(request);
  const pending = layout(layoutPath).then((page) => {
    const enhanced = page && enhanceRoute(page.layout, 'visitors', siteContent);
    return supportedSearch(enhanced ?? null, route.query);
  });
  // While the platform is unavailable, a page may still be cached under the query as requested.
  const supported = await withTimeout(LAYOUT_TIMEOUT_MS, 'layout', pending).catch(() => search);
  if (supported === search) return request;
  return { ...request, search: supported, route: { ...route, query: new URLSearchParams(supported) } };
}

function supportedSearch(route: RouteData | null, query: URLSearchParams): string {
  if (!route) return '';
  return withConfirmation(withTerms(withCar(storySearch(route, query), route, query), route, query), route, query);
}

/** Adds the terms of a loan, where the page calculates one, and the inputs of total costs. */
function withTerms(search: string, { placeholders }: RouteData, query: URLSearchParams): string {
  const placed = componentNamesIn(placeholders);
  const withLoan = placed.has(LOAN_COMPONENT) || placed.has(COST_COMPONENT) ? withTermsOf(search, query) : search;
  return placed.has(COST_COMPONENT) ? withCostsOf(withLoan, query) : withLoan;
}

/** Adds the car that the visitor came from, where the page is about it. */
function withCar(search: string, { placeholders }: RouteData, query: URLSearchParams): string {
  const placed = componentNamesIn(placeholders);
  return VIEWED_CAR_COMPONENTS.some((name) => placed.has(name)) ? withViewedCar(search, query) : search;
}

/** Adds the confirmation of a form that the page shows. */
function withConfirmation(search: string, { placeholders }: RouteData, query: URLSearchParams): string {
  const sent = sentFormIn(query);
  return sent && isFormOnPage(sent, placeholders) ? withSentForm(search, sent) : search;
}

function storySearch(route: RouteData, query: URLSearchParams): string {
  const lists = [...renderingsOf(route.placeholders)].filter(({ componentName }) => componentName === 'StoriesList');
  if (lists.length === 0) return '';
  const listed = lists.flatMap(({ fields }) => tagsInLayout(listedIndex(fields, route).fields));
  return formatStoryQuery(listedQuery(parseStoryQuery(query), listed));
}
