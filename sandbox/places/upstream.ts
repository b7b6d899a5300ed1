import type { IncomingMessage, ServerResponse } from 'node:http';
import { recordOf } from '../../lib/record.ts';
import { slugOf } from '../data/format.ts';
import type { CreateUpstream } from '../foundUpstreams.ts';
import { type Handler, HttpError, readJson, requestUrl, sendJson } from '../lib/http.ts';
import { nameOperation } from '../lib/operation.ts';
import { readCsv } from '../lib/tables.ts';

const MAX_SUGGESTIONS = 8;

interface GazetteerEntry {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  region: string;
  /** For comparison: `goteborg`. */
  folded: string;
}

/** Larger places first. */
const GAZETTEER: readonly GazetteerEntry[] = readCsv(new URL('./places.csv', import.meta.url), [
  'name',
  'region',
  'lat',
  'lng',
]).map(({ name, region, lat, lng }) => ({
  id: `se-${slugOf(name)}`,
  name,
  latitude: Number(lat),
  longitude: Number(lng),
  region,
  folded: slugOf(name),
}));

export const upstream: CreateUpstream = createPlacesUpstream;

/**
 * Creates the gazetteer of Swedish places behind the calls of Google's Places API (New), with header `x-goog-api-key`: `POST /v1/places:autocomplete`
 * suggests, `GET /v1/places/{id}` returns one. Letters match with and without diacritics.
 */
export function createPlacesUpstream({ key }: { key: string }): Handler {
  return async (req, res) => {
    if (req.headers['x-goog-api-key'] !== key) throw new HttpError(401, 'The key is missing or wrong.');
    const { pathname } = requestUrl(req);
    const [, id] = /^\/v1\/places\/([\w-]+)$/.exec(pathname) ?? [];
    if (req.method === 'GET' && id !== undefined) return sendPlace(id, req, res);
    if (req.method !== 'POST' || pathname !== '/v1/places:autocomplete') throw new HttpError(404, 'Nothing is here.');
    nameOperation(req, 'suggest');
    const { input } = recordOf(await readJson(req));
    if (typeof input !== 'string' || input.trim() === '') throw new HttpError(400, 'input must be a text');
    sendJson(res, 200, { suggestions: suggestionsFor(input) });
  };
}

function sendPlace(id: string, req: IncomingMessage, res: ServerResponse): void {
  nameOperation(req, 'place');
  const found = GAZETTEER.find((each) => each.id === id);
  if (!found) throw new HttpError(404, 'There is no such place.');
  const { name, latitude, longitude, region } = found;
  sendJson(res, 200, {
    id,
    displayName: { text: name, languageCode: 'sv' },
    location: { latitude, longitude },
    addressComponents: [
      { longText: name, types: ['locality', 'political'] },
      { longText: region, types: ['administrative_area_level_1', 'political'] },
    ],
  });
}

/** Returns places whose name begins with the text, then those with a word that does. */
function suggestionsFor(query: string): object[] {
  const text = slugOf(query);
  if (text === '') return [];
  const starting = GAZETTEER.filter(({ folded }) => folded.startsWith(text));
  const within = GAZETTEER.filter(({ folded }) => !folded.startsWith(text) && folded.includes(`-${text}`));
  return [...starting, ...within].slice(0, MAX_SUGGESTIONS).map(({ id, name, region }) => ({
    placePrediction: {
      placeId: id,
      text: { text: `${name}, ${region}, Sverige` },
      structuredFormat: { mainText: { text: name }, secondaryText: { text: `${region}, Sverige` } },
      types: ['geocode', 'locality', 'political'],
    },
  }));
}
