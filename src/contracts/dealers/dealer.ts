import { array, type InferType, number, object, string } from 'yup';
import { imageSchema } from '../car/car.ts';

/** Records of the dealer index (S2 §3). */

const text = () => string().nullable().optional();

const openingHoursSchema = object({ day: text(), displayText: text() });
const deviationSchema = object({ date: text(), title: text(), displayText: text() });
const vacationSchema = object({
  vacationtitle: text(),
  vacationstart: text(),
  vacationend: text(),
  vacationdays: array(openingHoursSchema.required()).nullable().optional(),
});
const employeeSchema = object({ first_name: text(), last_name: text(), title: text(), phone: text(), email: text() });

export const departmentSchema = object({
  name: text(),
  official_name: text(),
  phone: text(),
  email: text(),
  department_type: text(),
  /** New cars, Parts, Workshop or Body work. */
  group: text(),
  service_name: text(),
  erp_id: text(),
  brands: array(object({ name: string().required(), brand_code: text() }).required())
    .nullable()
    .optional(),
  users: array(employeeSchema.required()).nullable().optional(),
  openingschedule: object({
    openinghours: array(openingHoursSchema.required()).nullable().optional(),
    deviationdays: array(deviationSchema.required()).nullable().optional(),
    vacation: vacationSchema.nullable().optional(),
  })
    .nullable()
    .optional(),
});

export const dealerSchema = object({
  site_id: string().required(),
  slug: string().required(),
  id: text(),
  site_official_name: string().default(''),
  site_street: text(),
  site_zip: text(),
  site_city: text(),
  site_region: text(),
  site_phone: text(),
  site_email: text(),
  site_image_url: text(),
  site_primary_image: imageSchema.nullable().optional(),
  /** `lat,lng` in decimal degrees. */
  site_geocoord: text(),
  site_brands: array(string().required()).nullable().optional(),
  website_city: text(),
  website_sort_order: number().nullable().optional(),
  /** `company.department`. */
  erp_id: text(),
  email: text(),
  site_departments: array(departmentSchema.required()).nullable().optional(),
});
export type Dealer = InferType<typeof dealerSchema>;
export type Department = InferType<typeof departmentSchema>;
export const DEALER_FIELDS: readonly string[] = Object.keys(dealerSchema.fields);
