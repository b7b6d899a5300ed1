import { encodeUrlPart } from '../../lib/urlText.ts';
import { autocompleteSchema, placeDetailSchema } from '../../src/contracts/dealers/googlePlaces.ts';
import type { PlaceDetail, PlaceSuggestion } from '../../src/contracts/dealers/places.ts';
import { checked } from './upstream/checked.ts';
import type { Upstream } from './upstream/upstream.ts';
import { UpstreamError } from './upstream/upstreamError.ts';

/** Places of Sweden, in Swedish (S3 §2.1): Google's Places API (New), or the sandbox's gazetteer behind the same calls. */
export interface PlacesPort {
  readonly upstream: Upstream;
  /** Returns suggestions for what is typed, best first. @throws UpstreamError */
  suggest: (text: string, signal?: AbortSignal) => Promise<readonly PlaceSuggestion[]>;
  /** Returns a place; null for an unknown one. @throws UpstreamError */
  place: (placeId: string, signal?: AbortSignal) => Promise<PlaceDetail | null>;
}

const MAX_SUGGESTIONS = 8;

/** @param upstream an upstream at the base URL of the service */
export function createPlacesPort(upstream: Upstream): PlacesPort {
  const source = (operation: string) => ({ upstream: upstream.name, operation });
  return {
    upstream,
    suggest: async (input, signal) => {
      const json = { input, includedRegionCodes: ['se'], includedPrimaryTypes: ['geocode'], languageCode: 'sv' };
      const call = { operation: 'suggest', path: '/v1/places:autocomplete', json, idempotent: true };
      const { suggestions = [] } = await upstream.json({ ...call, ...(signal && { signal }) }, (body) =>
        checked(autocompleteSchema, body, source('suggest')),
      );
      return suggestions
        .flatMap(({ placePrediction }) => placePrediction ?? [])
        .slice(0, MAX_SUGGESTIONS)
        .map(({ placeId, text: { text: whole }, structuredFormat }) => ({
          placeId,
          name: structuredFormat?.mainText.text ?? whole,
          description: structuredFormat?.secondaryText?.text ?? '',
        }));
    },
    place: async (placeId, signal) => {
      const path = `/v1/places/${encodeUrlPart(placeId)}?languageCode=sv&regionCode=SE`;
      const headers = { 'x-goog-fieldmask': 'id,displayName,location,addressComponents' };
      try {
        const found = await upstream.json({ operation: 'place', path, headers, ...(signal && { signal }) }, (body) =>
          checked(placeDetailSchema, body, source('place')),
        );
        const region = found.addressComponents?.find(({ types }) => types.includes('administrative_area_level_1'));
        return {
          placeId: found.id,
          name: found.displayName.text,
          ...found.location,
          region: region?.longText ?? '',
        };
      } catch (error) {
        // 400: a text that is no id of a place.
        if (error instanceof UpstreamError && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
  };
}
