import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { boolean, lazy, mixed, number, object, string, ValidationError } from 'yup';

/** The file that names the sites whose cars are published is invalid. Its message names every error. */
export class SitesError extends Error {
  override name = 'SitesError';
}

/** A site whose cars are published in feeds. */
export interface PublishedSite {
  readonly name: string;
  /** Origin of its pages: `https://acme.example`. */
  readonly url: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Unit of `car_mileage`, for cars without an odometer in the record. */
  readonly mileageUnit: 'mil' | 'km' | 'miles';
  readonly indexes: { readonly vehicles: string; readonly dealers: string };
  /** Path of the pages of cars: a car is `{prefix}{carDetail}/{id}/{slug}`. */
  readonly carDetail: string;
  /** Path prefix by language; empty for the first one. */
  readonly languages: Readonly<Record<string, string>>;
  /** Codes of stores by `site_id`, as the marketplace knows them; without one the `site_id`. */
  readonly storeCodes: Readonly<Record<string, string>>;
  /** Whether chassis numbers are published. */
  readonly vin: boolean;
  /** Images of each car, at most. */
  readonly maxImages: number;
  /** Values of feeds by field and value of the index, in addition to the usual words (`terms.ts`). */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const origin = () =>
  string().test(
    'origin',
    ({ path }) => `${path} is an origin such as https://acme.example`,
    (value) => {
      return value === undefined || (URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value);
    },
  );
const path = () => string().matches(/^(?:\/[^/?#\s]+)*$/, ({ path: name }) => `${name} is a path such as /cars`);
const texts = () =>
  mixed<Record<string, string>>((value): value is Record<string, string> => isTexts(value)).default({});
const isTexts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'string');

const siteSchema = object({
  name: string().required(),
  url: origin().required(),
  country: string()
    .required()
    .matches(/^[A-Z]{2}$/),
  currency: string()
    .required()
    .matches(/^[A-Z]{3}$/),
  mileageUnit: string().oneOf(['mil', 'km', 'miles']).required(),
  indexes: object({ vehicles: string().required(), dealers: string().required() }).noUnknown().required(),
  carDetail: path().required(),
  languages: texts()
    .required()
    .test(
      'languages',
      ({ path: name }) => `${name} has no language`,
      (value) => Object.keys(value).length > 0,
    ),
  storeCodes: texts(),
  vin: boolean().default(false),
  maxImages: number().integer().min(1).max(50).default(10),
  values: lazy((value: unknown) =>
    object(Object.fromEntries(Object.keys(value ?? {}).map((name) => [name, texts().required()]))).default({}),
  ),
}).noUnknown();

/** Parses the text of a sites file, YAML or JSON: sites by their ids. @throws SitesError that names all errors */
export function parseSites(text: string): ReadonlyMap<string, PublishedSite> {
  let given: unknown;
  try {
    given = parse(text);
  } catch (error) {
    throw new SitesError(`is neither YAML nor JSON: ${(error as Error).message}`);
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new SitesError('is no list of sites by their ids');
  const problems: string[] = [];
  const sites = Object.entries(given).map(([id, value]) => {
    try {
      return [id, siteSchema.validateSync(value, { abortEarly: false, stripUnknown: false }) as PublishedSite] as const;
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      problems.push(...error.errors.map((message) => `${id}: ${message}`));
      return null;
    }
  });
  if (problems.length > 0) throw new SitesError(problems.join('; '));
  return new Map(sites.filter((site) => site !== null));
}

/** Reads a sites file. @throws SitesError with the name of the file */
export function readSites(file: string): ReadonlyMap<string, PublishedSite> {
  try {
    return parseSites(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SitesError(`${file}: ${(error as Error).message}`);
  }
}
