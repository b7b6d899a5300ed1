import type { IncomingMessage, ServerResponse } from 'node:http';
import { recordOf } from '../../lib/record.ts';
import { slugOf } from '../data/format.ts';
import type { CreateUpstream } from '../foundUpstreams.ts';
import { type Handler, HttpError, readJson, requestUrl, sendJson } from '../lib/http.ts';
import { nameOperation } from '../lib/operation.ts';
import { GAZETTEER, type GazetteerEntry, nameIn } from './gazetteer.ts';

const MAX_SUGGESTIONS = 8;

export const upstream: CreateUpstream = createPlacesUpstream;

/**
 * Creates the gazetteer behind the calls of Google's Places API (New), with header `x-goog-api-key`: `POST /v1/places:autocomplete`
 * suggests places of the requested countries, `GET /v1/places/{id}` returns one. Letters match with and without diacritics.
 */
export function createPlacesUpstream({ key }: { key: string }): Handler {
  return async (req, res) => {
    if (req.headers['x-goog-api-key'] !== key) throw new HttpError(401, 'The key is missing or wrong.');
    const { pathname } = requestUrl(req);
    const [, id] = /^\/v1\/places\/([\w-]+)$/.exec(pathname) ?? [];
    if (req.method === 'GET' && id !== undefined) return sendPlace(id, req, res);
    if (req.method !== 'POST' || pathname !== '/v1/places:autocomplete') throw new HttpError(404, 'Nothing is here.');
    nameOperation(req, 'suggest');
    const { input, includedRegionCodes, languageCode } = recordOf(await readJson(req));
    if (typeof input !== 'string' || input.trim() === '') throw new HttpError(400, 'input must be a text');
    const countries = Array.isArray(includedRegionCodes) ? includedRegionCodes.map(String) : null;
    sendJson(res, 200, { suggestions: suggestionsFor(input, countries, languageOf(languageCode)) });
  };
}

/** Returns a language code; English for anything else. */
const languageOf = (value: unknown): string => (typeof value === 'string' && /^[a-z]{2}$/.test(value) ? value : 'en');

function sendPlace(id: string, req: IncomingMessage, res: ServerResponse): void {
  nameOperation(req, 'place');
  const found = GAZETTEER.find((each) => each.id === id);
  if (!found) throw new HttpError(404, 'There is no such place.');
  const language = languageOf(requestUrl(req).searchParams.get('languageCode'));
  const { latitude, longitude, region } = found;
  const name = nameIn(found, language);
  sendJson(res, 200, {
    id,
    displayName: { text: name, languageCode: language },
    location: { latitude, longitude },
    addressComponents: [
      { longText: name, types: ['locality', 'political'] },
      { longText: region, types: ['administrative_area_level_1', 'political'] },
    ],
  });
}

/** Returns places of the countries whose name begins with the text, then those with a word that does. @param countries null for all */
function suggestionsFor(query: string, countries: readonly string[] | null, language: string): object[] {
  const text = slugOf(query);
  if (text === '') return [];
  const places = GAZETTEER.filter(({ country }) => countries?.includes(country) ?? true);
  const starts = ({ folded }: GazetteerEntry) => folded.some((name) => name.startsWith(text));
  const starting = places.filter(starts);
  const within = places.filter((place) => !starts(place) && place.folded.some((name) => name.includes(`-${text}`)));
  const countryNames = new Intl.DisplayNames(language, { type: 'region' });
  return [...starting, ...within].slice(0, MAX_SUGGESTIONS).map((place) => {
    const name = nameIn(place, language);
    const context = `${place.region}, ${countryNames.of(place.country.toUpperCase())}`;
    return {
      placePrediction: {
        placeId: place.id,
        text: { text: `${name}, ${context}` },
        structuredFormat: { mainText: { text: name }, secondaryText: { text: context } },
        types: ['geocode', 'locality', 'political'],
      },
    };
  });
}
