import { formatLoanQuery } from '../../contracts/finance/loanQuery.ts';
import type { PageData } from '../../contracts/page/page.ts';
import { MAX_CARDS } from '../../contracts/search/listVariants.ts';
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

type Scope = Pick<PageData, 'site' | 'language'>;

/** Requests current cards, for any number of cars. @throws on every status but 200, and on a failed search */
export async function fetchCards(ids: readonly string[], scope: Scope): Promise<CardsResponse> {
  const starts = Array.from({ length: Math.ceil(ids.length / MAX_CARDS) }, (_, at) => at * MAX_CARDS);
  const parts = await Promise.all(starts.map((start) => requestCards(ids.slice(start, start + MAX_CARDS), scope)));
  return { cars: parts.flatMap(({ cars }) => cars), gone: parts.flatMap(({ gone }) => gone) };
}

/** Requests `POST /api/cars` for cards. */
async function requestCards(ids: readonly string[], { site, language }: Scope): Promise<CardsResponse> {
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
