import { boolean, type InferType, number, object, string } from 'yup';
import { encodeUrlPart } from '../../../lib/urlText.ts';
import { plateOfCar } from './bookingFields.ts';

/**
 * Response of `GET /api/mechmate/car/{registrationNumber}?language=` (F100). `isSupported` false: the make is booked through a direct
 * link, and the page says so. Errors: `InvalidReg` 400, `VehicleNotFound` 404, `BrandNotSupported,{brand}` 422, `ServerError` 502
 * (`bookingErrors.ts`), 429 beyond ten look-ups a minute or 60 a day (Q29).
 *
 * @example
 * {"registrationNumber":"ABC123","brand":"Volvo","model":"V60","buildYear":2021,"hasServiceAgreement":false,"isSupported":true}
 */
export const bookingCarSchema = object({
  registrationNumber: plateOfCar(),
  brand: string().max(60).required(),
  model: string().max(80).required(),
  buildYear: number().integer().min(1900).max(2100).required(),
  /** Whether discounted prices apply (F099). */
  hasServiceAgreement: boolean().required(),
  isSupported: boolean().required(),
});
export type BookingCar = InferType<typeof bookingCarSchema>;

/**
 * Response of `GET /api/mechmate/authorized-workshop/{brand}`, with dashes in place of the spaces of the make: `Alfa-Romeo`.
 *
 * @example
 * {"hasBrand":true}
 */
export const authorizedWorkshopSchema = object({ hasBrand: boolean().required() });
export type AuthorizedWorkshop = InferType<typeof authorizedWorkshopSchema>;

/** Returns a make as it is in the path of `authorized-workshop`: `Alfa Romeo` → `Alfa-Romeo`. */
export const brandInPath = (brand: string): string => encodeUrlPart(brand.trim().replace(/\s+/g, '-'));
