import { formatLoanQuery } from '../../contracts/loanQuery.ts';
import type { PageData } from '../../contracts/page.ts';
import type { CarCardView } from '../car/card.ts';
import { currentTerms } from '../carSearch/ownTerms.ts';

/** The response of `POST /api/cars` for `cards`. */
export interface CardsResponse {
  /** Cars for sale. */
  cars: CarCardView[];
  /** Ids of cars that are sold or unknown. */
  gone: string[];
  failed?: true;
}

/** Requests `POST /api/cars` for current cards. @throws on every status but 200, and on a failed search */
export async function fetchCards(
  ids: readonly string[],
  { site, language }: Pick<PageData, 'site' | 'language'>,
): Promise<CardsResponse> {
  const response = await fetch('/api/cars', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      site: site.id,
      language: language.code,
      ids,
      as: 'cards',
      terms: formatLoanQuery(currentTerms() ?? {}),
    }),
  });
  if (!response.ok) throw new Error(`cars responded with ${response.status}`);
  const body = (await response.json()) as CardsResponse;
  if (body.failed) throw new Error('the search failed');
  return body;
}
