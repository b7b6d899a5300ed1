import { array, number, object, string } from 'yup';

/** The responses of Google's Places API (New) that the places port reads (S3 §2.1), and the sandbox's gazetteer sends. */

const text = object({ text: string().max(300).required() });

/** Response of `POST /v1/places:autocomplete`. */
export const autocompleteSchema = object({
  suggestions: array(
    object({
      placePrediction: object({
        placeId: string().max(300).required(),
        text: text.required(),
        structuredFormat: object({ mainText: text.required(), secondaryText: text.default(undefined) }).default(
          undefined,
        ),
      }).default(undefined),
    }).required(),
  ).max(50),
});

/** Response of `GET /v1/places/{id}`. */
export const placeDetailSchema = object({
  id: string().max(300).required(),
  displayName: text.required(),
  location: object({ latitude: number().required(), longitude: number().required() }).required(),
  addressComponents: array(
    object({ longText: string().max(300).defined(), types: array(string().required()).required() }).required(),
  ).max(50),
});
