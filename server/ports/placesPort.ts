import { encodeUrlPart } from '../../lib/urlText.ts';
import { autocompleteSchema, placeDetailSchema } from '../../src/contracts/dealers/googlePlaces.ts';
import type { PlaceDetail, PlaceSuggestion } from '../../src/contracts/dealers/places.ts';
import { createRateLimit } from '../operations/limits/rateLimit.ts';
import { checked } from './upstream/checked.ts';
import type { Upstream } from './upstream/upstream.ts';
import { UpstreamError } from './upstream/upstreamError.ts';

/** Which places are found, and how they are named. */
export interface PlaceScope {
  /** ISO 3166 alpha-2. */
  country: string;
  /** Code of a language. */
  language: string;
}

/** Places of a country in a language (S3 §2.1): Google's Places API (New), or the sandbox's gazetteer behind the same calls. */
export interface PlacesPort {
  readonly upstream: Upstream;
  /** Returns suggestions for what is typed, best first. @throws UpstreamError */
  suggest: (text: string, scope: PlaceScope, signal?: AbortSignal) => Promise<readonly PlaceSuggestion[]>;
  /** Returns the best place for a text; null without one. @throws UpstreamError, and Error beyond a rate for all visitors */
  find: (text: string, scope: PlaceScope, signal?: AbortSignal) => Promise<PlaceDetail | null>;
  /** Returns a place; null for an unknown one. @throws UpstreamError */
  place: (placeId: string, scope: PlaceScope, signal?: AbortSignal) => Promise<PlaceDetail | null>;
}

const MAX_SUGGESTIONS = 8;
const MAX_COUNTRIES = 50;
/** Texts of pages that are looked up for all visitors of a country: those pages are requested without the limits of APIs, and each costs two calls. */
const FIND_RATE = { burst: 60, perSecond: 12 };

/** @param upstream an upstream at the base URL of the service */
export function createPlacesPort(upstream: Upstream): PlacesPort {
  const source = (operation: string) => ({ upstream: upstream.name, operation });
  const mayFind = createRateLimit({ rate: FIND_RATE, maxKeys: MAX_COUNTRIES });
  const port: PlacesPort = {
    upstream,
    find: async (text, scope, signal) => {
      if (!mayFind(scope.country)) throw new Error('Too many places are looked up');
      const [best] = await port.suggest(text, scope, signal);
      return best ? port.place(best.placeId, scope, signal) : null;
    },
    suggest: async (input, { country, language: languageCode }, signal) => {
      const includedRegionCodes = [country.toLowerCase()];
      const json = { input, includedRegionCodes, includedPrimaryTypes: ['geocode'], languageCode };
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
    place: async (placeId, { country, language }, signal) => {
      const path = `/v1/places/${encodeUrlPart(placeId)}?languageCode=${language}&regionCode=${country}`;
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
  return port;
}
