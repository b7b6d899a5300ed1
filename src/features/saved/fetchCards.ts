import type { PageData } from '../../contracts/page.ts';
import type { CarCardView } from '../car/card.ts';

/** What `POST /api/cars` answers as `cards`. */
export interface CardsAnswer {
  /** Those that are for sale. */
  cars: CarCardView[];
  /** Ids of those that have been sold or are unknown. */
  gone: string[];
  failed?: true;
}

/** `POST /api/cars` for cards as they are today. Throws on every answer but a whole one. */
export async function fetchCards(
  ids: readonly string[],
  { site, language }: Pick<PageData, 'site' | 'language'>,
): Promise<CardsAnswer> {
  const response = await fetch('/api/cars', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ site: site.id, language: language.code, ids, as: 'cards' }),
  });
  if (!response.ok) throw new Error(`cars answered ${response.status}`);
  const answer = (await response.json()) as CardsAnswer;
  if (answer.failed) throw new Error('the search failed');
  return answer;
}
