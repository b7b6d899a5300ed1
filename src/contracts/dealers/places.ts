import { array, type InferType, object, string } from 'yup';
import { latitudeField, longitudeField } from '../booking/bookingFields.ts';

/** Places of the site's country by name (F087): Google Places when a key is set, else the sandbox's gazetteer. */

const PLACE_ID = /^[\w-]{1,300}$/;
export const isPlaceId = (id: string): boolean => PLACE_ID.test(id);

/**
 * Response of `GET /api/places?q=`: suggestions, best first, at most 8. 400 `q` for a text of fewer than 2 or more than 80 characters,
 * `language` for one that the site does not have.
 *
 * @example
 * {"places":[{"placeId":"se-stockholm","name":"Stockholm","description":"Stockholms län, Sverige"}]}
 */
export const placeSuggestionsSchema = object({
  places: array(
    object({
      placeId: string().matches(PLACE_ID).required(),
      name: string().max(200).required(),
      description: string().max(300).defined(),
    }).required(),
  )
    .max(20)
    .required(),
});
export type PlaceSuggestions = InferType<typeof placeSuggestionsSchema>;
export type PlaceSuggestion = PlaceSuggestions['places'][number];

/**
 * Response of `GET /api/places/{placeId}`. 404 for an unknown place.
 *
 * @example
 * {"placeId":"se-stockholm","name":"Stockholm","latitude":59.3293,"longitude":18.0686,"region":"Stockholms län"}
 */
export const placeSchema = object({
  placeId: string().matches(PLACE_ID).required(),
  name: string().max(200).required(),
  latitude: latitudeField(),
  longitude: longitudeField(),
  region: string().max(200).defined(),
});
export type PlaceDetail = InferType<typeof placeSchema>;
