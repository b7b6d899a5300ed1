import type { CarListAnswer, CarListRequest } from './listResponse.ts';

/** `POST /api/search`. Throws on every answer but a 200, so that the caller tells 'failed' from 'none'. */
export async function fetchCars(request: CarListRequest, signal?: AbortSignal): Promise<CarListAnswer> {
  const response = await fetch('/api/search', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`car search answered ${response.status}`);
  const answer = (await response.json()) as CarListAnswer;
  // Thrown so that it is not kept: a later visit asks again.
  if (answer.failed) throw new Error('car search failed');
  return answer;
}
