import { array, object, string } from 'yup';
import { autocompleteSchema, placeDetailSchema } from '../../../src/contracts/dealers/googlePlaces.ts';
import { type Contract, textIn, UNAUTHORIZED } from '../contract.ts';

export const placesContract: Contract = {
  upstream: 'places',
  description: 'The calls of Google’s Places API (New) that the product makes, for places in Sweden, in Swedish.',
  messages: {
    AutocompleteRequest: object({
      input: string().required(),
      includedRegionCodes: array(string().required()).required(),
      includedPrimaryTypes: array(string().required()).required(),
      languageCode: string().required(),
    }),
    AutocompleteResponse: autocompleteSchema,
    Place: placeDetailSchema,
  },
  operations: [
    {
      id: 'autocomplete',
      method: 'post',
      path: '/v1/places:autocomplete',
      summary: 'Returns suggestions for what a visitor types, best first.',
      request: 'AutocompleteRequest',
      responses: {
        200: { description: 'Without `suggestions`: none.', message: 'AutocompleteResponse' },
        400: { description: 'The request breaks the contract.' },
        ...UNAUTHORIZED,
      },
    },
    {
      id: 'place',
      method: 'get',
      path: '/v1/places/{id}',
      summary: 'Returns a place.',
      parameters: [
        textIn('path', 'id', 'Id of a suggestion.', 'ChIJywtkGTF2X0YRZnedZ9MnDag'),
        textIn('query', 'languageCode', 'Language of the names.', 'sv'),
        textIn('query', 'regionCode', 'Country.', 'SE'),
        textIn('header', 'X-Goog-FieldMask', 'Members of the response.', 'id,displayName,location,addressComponents'),
      ],
      responses: {
        200: { description: 'The place.', message: 'Place' },
        400: { description: 'The text is no id.' },
        ...UNAUTHORIZED,
        404: { description: 'There is no such place.' },
      },
    },
  ],
};
