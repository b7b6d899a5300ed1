import { autocompleteSchema, placeDetailSchema } from '../../../src/contracts/dealers/googlePlaces.ts';
import { isPlaceId } from '../../../src/contracts/dealers/places.ts';
import { badJsonCase, jsonCases } from '../commonCases.ts';
import { Mismatch, type Suite, type Trial } from '../conformanceCase.ts';
import { expectJson, expectRefusal, expectStatus, expectThat } from '../expect.ts';

const suggest = (input: string) => ({
  path: '/v1/places:autocomplete',
  json: { input, includedRegionCodes: ['se'], includedPrimaryTypes: ['geocode'], languageCode: 'sv' },
});

const placeOf = (id: string) => ({
  path: `/v1/places/${encodeURIComponent(id)}?languageCode=sv&regionCode=SE`,
  headers: { 'x-goog-fieldmask': 'id,displayName,location,addressComponents' },
});

const common = { request: () => suggest('Göteb') };

/** Returns the suggestions for a text. */
async function suggestionsFor(trial: Trial, input: string) {
  const response = await trial.client.call(suggest(input));
  const { suggestions = [] } = expectJson(response, 200, autocompleteSchema);
  return suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
}

/** Demanded of Google's Places API (New), or of a gazetteer behind its calls. */
export const placesSuite: Suite = {
  upstream: 'places',
  settings: {},
  cases: [
    ...jsonCases(common),
    badJsonCase(common),
    {
      id: 'suggestions',
      title: 'A text has suggestions of the contract, with ids that can be in a path.',
      run: async (trial) => {
        const suggestions = await suggestionsFor(trial, 'Göteb');
        expectThat(suggestions.length > 0, 'suggestions', 'at least one for Göteb', suggestions);
        for (const { placeId } of suggestions)
          expectThat(isPlaceId(placeId), 'suggestions[].placePrediction.placeId', 'an id of the contract', placeId);
      },
    },
    {
      id: 'diacritics',
      title: 'A text without diacritics finds the same place.',
      run: async (trial) => {
        const [with_, without] = [await suggestionsFor(trial, 'Göteborg'), await suggestionsFor(trial, 'goteborg')];
        expectThat(
          with_[0]?.placeId === without[0]?.placeId,
          'suggestions[0].placePrediction.placeId',
          String(with_[0]?.placeId),
          without[0]?.placeId,
        );
      },
    },
    {
      id: 'nothing',
      title: 'A text of nothing has no suggestions, in any alphabet.',
      run: async (trial) => {
        for (const text of ['qqxzqqxz', '🚗🚗🚗']) {
          const found = await suggestionsFor(trial, text);
          expectThat(found.length === 0, 'suggestions', 'none', found);
        }
      },
    },
    {
      id: 'empty-text',
      title: 'An empty text is refused by a 4xx.',
      run: async ({ client }) => expectRefusal(await client.call(suggest(''))),
    },
    {
      id: 'place',
      title: 'A suggestion has a place with its position in Sweden.',
      run: async (trial) => {
        const [first] = await suggestionsFor(trial, 'Göteb');
        if (!first) throw new Mismatch('suggestions', 'at least one', []);
        const { location } = expectJson(await trial.client.call(placeOf(first.placeId)), 200, placeDetailSchema);
        const { latitude, longitude } = location;
        const isInSweden = latitude > 55 && latitude < 70 && longitude > 10 && longitude < 25;
        expectThat(isInSweden, 'location', 'decimal degrees in Sweden', location);
      },
    },
    {
      id: 'unknown-place',
      title: 'An unknown id is a 404 or a 400.',
      run: async ({ client }) => expectStatus(await client.call(placeOf('no-such-place')), 404, 400),
    },
  ],
};
