import type { CarListRequest, CarSearchResponse } from './listResponse.ts';

/** Requests `POST /api/search`. @throws on every status but 200, so that the caller can tell a failure from an empty list */
export async function fetchCars(request: CarListRequest, signal?: AbortSignal): Promise<CarSearchResponse> {
  const response = await fetch('/api/search', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`car search responded with ${response.status}`);
  const body = (await response.json()) as CarSearchResponse;
  // Thrown so that the failure is not cached and a later mount fetches again.
  if (body.failed) throw new Error('car search failed');
  return body;
}
