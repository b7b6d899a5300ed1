import type { PageData } from '../../contracts/page.ts';
import type { ComparisonAnswer } from './comparedCar.ts';

/** `POST /api/cars` for a comparison. Throws on every answer but a whole one. */
export async function fetchComparison(
  ids: readonly string[],
  { site, language }: Pick<PageData, 'site' | 'language'>,
): Promise<ComparisonAnswer> {
  const response = await fetch('/api/cars', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ site: site.id, language: language.code, ids, as: 'comparison' }),
  });
  if (!response.ok) throw new Error(`cars answered ${response.status}`);
  const answer = (await response.json()) as ComparisonAnswer;
  if (answer.failed) throw new Error('the search failed');
  return answer;
}
