import { array, boolean, type InferType, number, object, string } from 'yup';
import { amountField, codeField } from './bookingFields.ts';

/** Code of the service that needs the mileage of the car (F090). */
export const ORIGINAL_SERVICE = 'originalservice';

/** Quantity of a service: `price` is for one unit, shown as "from" until a quantity is chosen. */
const unitPriceSchema = object({
  /** Smallest step of the quantity. */
  unit: number().positive().required(),
  minimum: number().min(1).max(99).required(),
  maximum: number().min(1).max(99).required(),
  /** `st`, `tim` */
  unitAbbreviation: string().max(20).required(),
  /** After the price: `/st` */
  postfix: string().max(20).defined(),
});

export const offeringSchema = object({
  code: codeField(),
  name: string().max(120).required(),
  /** Median in kronor; null when it is not known. */
  price: amountField().nullable().defined(),
  priceKnown: boolean().required(),
  /** Text of the service's own in place of a price; empty: 'Pris saknas*'. */
  notKnownPriceText: string().max(200).nullable().defined(),
  /** Price with the service agreement; null without one. */
  priceDiscount: amountField().nullable().defined(),
  description: string().max(2_000).defined(),
  /** False: '{name} är inte tillgänglig för denna bilmodell'. */
  isAvailable: boolean().required(),
  /** Choosing it opens the message box. */
  allowUserInput: boolean().required(),
  unitPrice: unitPriceSchema.nullable().defined(),
});
export type Offering = InferType<typeof offeringSchema>;

export const offeringCategorySchema = object({
  name: string().max(120).required(),
  /** Name of an icon: `service`, `brakes`, `tyres`, `aircon`, `glass`, `inspection`, `repair`, `car-care`, `add-on`. */
  icon: string().max(60).defined(),
  /** When set, the offerings of the category exclude each other (F091). */
  selectionType: string().max(40).nullable().defined(),
  offerings: array(offeringSchema.required()).max(60).required(),
});
export type OfferingCategory = InferType<typeof offeringCategorySchema>;

/**
 * Response of `GET /api/mechmate/services/{registrationNumber}?lat=&lng=&language=`, and of `addons/…`. Names and descriptions are
 * in the workshop system's language. An error, and an empty list of services: 'Något gick fel, vänligen försök igen senare.' with the
 * support's address. An error and an empty list of add-ons: straight to step 4.
 *
 * @example
 * {"serviceOfferingCategories":[{"name":"Service","icon":"service","selectionType":null,"offerings":[{"code":"originalservice",
 * "name":"Originalservice","price":3495,"priceKnown":true,"notKnownPriceText":null,"priceDiscount":null,"description":"…",
 * "isAvailable":true,"allowUserInput":false,"unitPrice":null}]}]}
 */
export const servicesSchema = object({
  serviceOfferingCategories: array(offeringCategorySchema.required()).max(30).required(),
});
export type Services = InferType<typeof servicesSchema>;

/**
 * Response of `GET /api/mechmate/prices/{registrationNumber}/{mileage}/{departmentId}?serviceOfferings=code1,code2`. Mileage in mil; 0
 * when it is not known. A code that is missing, or has the price null, has no price at this workshop ('Pris saknas*').
 *
 * @example
 * {"offers":[{"code":"originalservice","price":3695,"priceDiscount":null},{"code":"wheel-change","price":null,"priceDiscount":null}]}
 */
export const pricesSchema = object({
  offers: array(
    object({
      code: codeField(),
      /** For one unit, in kronor. */
      price: amountField().nullable().defined(),
      priceDiscount: amountField().nullable().optional(),
    }).required(),
  )
    .max(100)
    .required(),
});
export type Prices = InferType<typeof pricesSchema>;
