import { formatLoanQuery } from '../../contracts/finance/loanQuery.ts';
import type { PageData } from '../../contracts/page/page.ts';
import { currentTerms } from '../carSearch/ownTerms.ts';
import type { ComparisonResponse } from './comparedCar.ts';

/** Requests `POST /api/cars` for a comparison. @throws on every status but 200, and on a failed search */
export async function fetchComparison(
  ids: readonly string[],
  { site, language }: Pick<PageData, 'site' | 'language'>,
): Promise<ComparisonResponse> {
  const response = await fetch('/api/cars', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      site: site.id,
      language: language.code,
      ids,
      as: 'comparison',
      terms: formatLoanQuery(currentTerms() ?? {}),
    }),
  });
  if (!response.ok) throw new Error(`cars responded with ${response.status}`);
  const body = (await response.json()) as ComparisonResponse;
  if (body.failed) throw new Error('the search failed');
  return body;
}
