import { array, boolean, type InferType, number, object, string } from 'yup';
import type { SearchRequest } from '../search/search.ts';
import { batteryHealthSchema, historyEntrySchema, testProtocolSchema } from './condition.ts';
import { PRICE_BANDS } from './priceBands.ts';
import { BAND_ENDS, CLOSENESS, MIN_COMPARABLES } from './priceIndicatorRules.ts';

/** Records of the vehicle index (S2 §3). The specification defines the field names. Prices are whole units of the currency. */

const text = () => string().nullable().optional();
const amount = () => number().nullable().optional();
const flag = () => boolean().nullable().optional();

export const imageSchema = object({
  thumbnail_url: text(),
  original: text(),
  blur_data_url: text(),
  /** The image is no photo of this car. Pages say so. */
  is_illustration: flag(),
  /** The image looks real and was made or changed by AI. Pages say so (Regulation (EU) 2024/1689, article 50). */
  is_ai_generated: flag(),
});
export type IndexImage = InferType<typeof imageSchema>;

export const sellerSchema = object({ name: text(), title: text(), email: text(), phone: text() });

export const leasingOptionSchema = object({
  leasing_type: string().oneOf(['Private', 'Company']).required(),
  title: text(),
  monthly_cost: amount(),
  monthly_cost_text: text(),
  description: text(),
  /** Months. */
  duration: amount(),
  /** Distance a year, in the site's unit. */
  mileage: amount(),
  /** Due at the start in addition to the monthly costs, as a first increased rent; whole units of the currency. */
  initial_payment: amount(),
  asterisk: text(),
});

export const contractDurationSchema = object({
  months: number().required(),
  residual_percentage: number().required(),
  cash_amount_min_percentage: number().required(),
  cash_amount_max_percentage: number().required(),
});

export const loanOptionSchema = object({
  title: text(),
  price: amount(),
  default_monthly_cost: amount(),
  default_monthly_cost_text: text(),
  default_contract_duration: amount(),
  contract_durations: array(contractDurationSchema.required()).nullable().optional(),
  /** Whole units of the currency that deposits are multiples of; 1000 by default. */
  deposit_step: number().integer().positive().nullable().optional(),
  /** Decimals of the payments: 2 for a lender that rounds them to the penny; 0 by default. */
  payment_decimals: number().integer().min(0).max(2).nullable().optional(),
  /** Yearly nominal interest in per cent. */
  interest_rate: amount(),
  interest_rate_text: text(),
  start_fee: amount(),
  start_fee_text: text(),
  invoice_fee: amount(),
  invoice_fee_text: text(),
  /** Text with numbered placeholders `{0}` … */
  disclaimer: text(),
  description: text(),
});

/** A price of the car, valid from its date until the date of the next entry. */
export const pastPriceSchema = object({
  /** `YYYY-MM-DD`. */
  date: string().required(),
  /** Whole units of the site's currency. */
  price: number().required(),
});
export type PastPrice = InferType<typeof pastPriceSchema>;

/**
 * How the price of a car compares with those of comparable cars of the index (decision 0222). Amounts are whole units of the site's currency. The
 * engine has no indicator for a car that `exclusionOf` names, with fewer than 5 comparable cars, or with an unusual price.
 */
export const priceIndicatorSchema = object({
  band: string().oneOf(PRICE_BANDS).required(),
  /** The price that it is about: the one to pay. */
  price: number().positive().required(),
  expected_price: number().positive().required(),
  /** The greatest prices of all bands but the last, the lowest first. */
  limits: array(number().positive().required()).min(BAND_ENDS.length).max(BAND_ENDS.length).required(),
  /** How many cars the expected price is calculated from. */
  comparables: number().integer().min(MIN_COMPARABLES).required(),
  /** Which version they have, and how much they differ at most: years of age, and kilometres. */
  closeness: string().oneOf(CLOSENESS).required(),
  max_years: number().positive().required(),
  max_km: number().positive().required(),
  /** The day of the stock that it is calculated from, `YYYY-MM-DD`. */
  date: string().required(),
});
export type PriceIndicator = InferType<typeof priceIndicatorSchema>;

/**
 * The data that a connected car generates, as article 3(2) of Regulation (EU) 2023/2854 wants it stated before a purchase. Texts in the language
 * of the index; the maker of the car provides them.
 */
export const productDataSchema = object({
  /** Which data, in which format, and about how much. */
  types: text(),
  format: text(),
  volume: text(),
  /** Whether continuously and in real time. */
  frequency: text(),
  /** In the car or on a server, and for how long. */
  storage: text(),
  /** How the user sees, gets and erases them. */
  access: text(),
  /** Who has them. */
  holder: text(),
  /** Page of the maker with all of it. */
  url: text(),
});
export type ProductData = InferType<typeof productDataSchema>;

/** Fields of a car card. The list, the similar cars and the car of the week request them. */
const cardFields = {
  car_id: string().required(),
  slug: string().required(),
  car_brand: string().default(''),
  car_model: string().default(''),
  car_model_text: text(),
  car_year: amount(),
  car_fuel: text(),
  car_gearbox: text(),
  car_body: text(),
  car_mileage: amount(),
  car_mileage_text: text(),
  car_price: amount(),
  car_price_text: text(),
  car_price_title: text(),
  car_retail_price: amount(),
  car_retail_price_text: text(),
  car_campaign_price: amount(),
  car_campaign_price_text: text(),
  car_has_campaign_price: flag(),
  car_is_sample: flag(),
  car_vat_eligible: flag(),
  car_vehicle_type_code: text(),
  car_loan_monthly_cost: amount(),
  car_privateleasing_monthly_cost: amount(),
  car_loan_option: loanOptionSchema.nullable().optional(),
  car_leasing_options: array(leasingOptionSchema.required()).nullable().optional(),
  car_site_city: text(),
  car_site_name: text(),
  /** Where the car stands: `lat,lng` of its dealer in degrees, as `site_geocoord` of the dealer's record. */
  car_site_geocoord: text(),
  caroftheweek: flag(),
  car_primary_image: imageSchema.nullable().optional(),
  wltp_electric_range: amount(),
  wltp_electric_range_text: text(),
  car_is_used: flag(),
  car_emission: amount(),
  car_emission_text: text(),
  car_fuel_consumption: amount(),
  car_fuel_consumption_text: text(),
  wltp_electric_consumption: amount(),
  wltp_electric_consumption_text: text(),
  /** Oldest first, the current price last. Absent when the price has never changed. */
  car_price_history: array(pastPriceSchema.required()).nullable().optional(),
  /** Null for a car without one. */
  car_price_indicator: priceIndicatorSchema.nullable().optional().default(undefined),
  car_images: array(imageSchema.required()).nullable().optional(),
  car_firstregistration: text(),
};

export const carCardSchema = object(cardFields);
export type CarCard = InferType<typeof carCardSchema>;
/** The `fields` argument of every search for cards. */
export const CAR_CARD_FIELDS: readonly string[] = Object.keys(cardFields);

/** Everything that states a price or is calculated from it. When one of the prices is not known, none of the others may stand for it. */
const PRICE_PARTS = [
  'car_price',
  'car_price_text',
  'car_retail_price',
  'car_retail_price_text',
  'car_campaign_price',
  'car_campaign_price_text',
  'car_has_campaign_price',
  'car_price_history',
  'car_price_indicator',
  'car_loan_option',
  'car_loan_monthly_cost',
] as const;

/**
 * Parts of a record about prices, finance and condition, each with what falls with it. When one violates the schema, the car is shown without it,
 * because a wrong price or offer must not take the car from the site. A monthly cost without the terms of its loan is not shown, and neither is
 * a test protocol or a history without one of its entries: it would claim more than its document.
 */
export const REMOVABLE_PARTS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(PRICE_PARTS.map((part) => [part, PRICE_PARTS])),
  car_price_history: ['car_price_history', 'car_price_indicator'],
  car_price_indicator: ['car_price_indicator'],
  car_loan_option: ['car_loan_option', 'car_loan_monthly_cost'],
  car_loan_monthly_cost: ['car_loan_monthly_cost'],
  car_leasing_options: ['car_leasing_options', 'car_privateleasing_monthly_cost', 'car_companyleasing_monthly_cost'],
  car_privateleasing_monthly_cost: ['car_privateleasing_monthly_cost'],
  car_companyleasing_monthly_cost: ['car_companyleasing_monthly_cost'],
  car_beneficial_value: ['car_beneficial_value'],
  car_pbbratio: ['car_pbbratio'],
  car_test_protocol: ['car_test_protocol'],
  car_history: ['car_history'],
  car_owners: ['car_owners'],
  car_next_inspection: ['car_next_inspection'],
  car_battery_health: ['car_battery_health'],
};

/** The complete public record of a car (F083), without lead email addresses, company ids and the chassis number. */
const detailFields = {
  ...cardFields,
  car_status: text(),
  car_site_id: text(),
  car_site_region: text(),
  car_departmenterpid: text(),
  car_version: text(),
  car_drive: text(),
  car_color: text(),
  car_seats: amount(),
  car_doors: amount(),
  car_condition: text(),
  car_regno: text(),
  car_ncapstars: amount(),
  car_description: text(),
  car_equipment: array(string().required()).nullable().optional(),
  car_publishdate: text(),
  indexed_at: text(),
  car_odometer: amount(),
  car_odometer_unit: text(),
  car_price_currency: text(),
  car_vehicle_type: text(),
  car_campaigns: array(string().required()).nullable().optional(),
  car_has_campaign_loan: flag(),
  car_has_campaign_privateleasing: flag(),
  car_has_campaign_companyleasing: flag(),
  car_has_privateleasing: flag(),
  car_has_companyleasing: flag(),
  car_pbbratio: amount(),
  car_beneficial_value: amount(),
  car_beneficial_value_text: text(),
  car_companyleasing_monthly_cost: amount(),
  car_loan_description: text(),
  car_loan_rate_text: text(),
  car_loan_duration: amount(),
  car_length: amount(),
  car_length_text: text(),
  car_width: amount(),
  car_width_text: text(),
  car_height: amount(),
  car_height_text: text(),
  car_wheelbase: amount(),
  car_wheelbase_text: text(),
  car_weight: amount(),
  car_weight_text: text(),
  car_total_weight: amount(),
  car_total_weight_text: text(),
  car_max_trailer_weight: amount(),
  car_max_trailer_weight_text: text(),
  car_trunk_volume: amount(),
  car_trunk_volume_text: text(),
  car_tank_volume: amount(),
  car_tank_volume_text: text(),
  car_engine_volume: amount(),
  car_engine_volume_text: text(),
  car_acceleration: amount(),
  car_acceleration_text: text(),
  car_top_speed: amount(),
  car_top_speed_text: text(),
  car_power: amount(),
  car_power_text: text(),
  car_torque: amount(),
  car_torque_text: text(),
  car_emission_class: text(),
  electric_charging_speed_dc: amount(),
  electric_charging_speed_dc_text: text(),
  electric_charging_speed_ac: amount(),
  electric_charging_speed_ac_text: text(),
  battery_size: amount(),
  battery_size_text: text(),
  car_sellers: array(sellerSchema.required()).nullable().optional(),
  autos_on_show: flag(),
  /** Absent for a car that is not connected. */
  car_product_data: productDataSchema.nullable().optional().default(undefined),
  car_test_protocol: testProtocolSchema.nullable().optional().default(undefined),
  /** Services, inspections and owners in any order. */
  car_history: array(historyEntrySchema.required()).nullable().optional(),
  /** How many owners the car has had, the dealer not among them. */
  car_owners: number().integer().min(1).nullable().optional(),
  /** The last day of its next inspection by law, `YYYY-MM-DD`. */
  car_next_inspection: text(),
  car_battery_health: batteryHealthSchema.nullable().optional().default(undefined),
};

export const carDetailSchema = object(detailFields);
export type CarDetail = InferType<typeof carDetailSchema>;
export const CAR_DETAIL_FIELDS: readonly string[] = Object.keys(detailFields);

/** The filter of every search for cars that are for sale. Sold cars stay in the index so that their URLs keep working. */
export const IN_STOCK: SearchRequest['filters'] = { 'car_status.neq': ['sold'] };

/**
 * What the images of a car show: for each field of its record the values that agree with them. Only checks of the index request it;
 * pages do not.
 */
export const carImagesShowSchema = object({
  car_body: array(string().required()).nullable().optional(),
  car_fuel: array(string().required()).nullable().optional(),
  car_color: array(string().required()).nullable().optional(),
  car_doors: array(number().required()).nullable().optional(),
})
  .nullable()
  .optional();
export type CarImagesShow = NonNullable<InferType<typeof carImagesShowSchema>>;

/** Fields of the index that never leave the server: recipients of leads, ERP ids, the chassis number (S2 §3), what the images show. */
export interface CarPrivateFields {
  car_site_leads_email: string;
  car_companyerpid: string;
  car_chassino: string;
  car_images_show?: CarImagesShow | null;
}
/** A complete record of the vehicle index. */
export type CarRecord = CarDetail & CarPrivateFields;
