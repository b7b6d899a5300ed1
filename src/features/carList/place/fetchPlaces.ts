import { encodeUrlPart } from '../../../../lib/urlText.ts';
import type { PlaceDetail, PlaceSuggestion, PlaceSuggestions } from '../../../contracts/dealers/places.ts';
import { MAX_PLACE } from '../../../contracts/search/around.ts';

/** Shorter texts name too many places. */
const MIN_PLACE = 2;

/** Requests `GET /api/places`; none for a text that is too short. @throws on every status but 200, and when the signal is aborted */
export async function fetchPlaces(
  text: string,
  language: string,
  signal: AbortSignal,
): Promise<readonly PlaceSuggestion[]> {
  const q = text.trim().slice(0, MAX_PLACE);
  if (q.length < MIN_PLACE) return [];
  return (await request<PlaceSuggestions>(`?${new URLSearchParams({ q, language })}`, signal)).places;
}

/** Requests `GET /api/places/{placeId}`. @throws on every status but 200, and when the signal is aborted */
export const fetchPlace = (placeId: string, language: string, signal: AbortSignal): Promise<PlaceDetail> =>
  request<PlaceDetail>(`/${encodeUrlPart(placeId)}?${new URLSearchParams({ language })}`, signal);

async function request<Body>(path: string, signal: AbortSignal): Promise<Body> {
  const response = await fetch(`/api/places${path}`, { signal });
  if (!response.ok) throw new Error(`places responded with ${response.status}`);
  return (await response.json()) as Body;
}
