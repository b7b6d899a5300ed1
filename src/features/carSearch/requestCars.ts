import { formatLoanQuery } from '../../contracts/finance/loanQuery.ts';
import type { PageData } from '../../contracts/page/page.ts';
import { withCostsOf } from '../../contracts/totalCost/costQuery.ts';
import { currentTerms } from './ownTerms.ts';

/** Returns the query of what monthly costs rest on: the visitor's terms, and the inputs of total costs in the URL. Browser only. */
export const termsQuery = (): string =>
  withCostsOf(formatLoanQuery(currentTerms() ?? {}), new URLSearchParams(window.location.search));

/**
 * Requests `POST /api/cars`: cars by their ids, on the visitor's terms.
 *
 * @throws on every status but 200, and on a failed search
 */
export async function requestCars<Response extends { failed?: true }>(
  as: 'cards' | 'comparison',
  ids: readonly string[],
  { site, language }: Pick<PageData, 'site' | 'language'>,
): Promise<Response> {
  const response = await fetch('/api/cars', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      site: site.id,
      language: language.code,
      ids,
      as,
      terms: termsQuery(),
    }),
  });
  if (!response.ok) throw new Error(`cars responded with ${response.status}`);
  const body = (await response.json()) as Response;
  if (body.failed) throw new Error('the search failed');
  return body;
}
