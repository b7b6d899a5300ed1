import { PLACES, type Place } from './places/place.ts';
import type { Language } from './texts/language.ts';

export type Country = 'SE' | 'NO' | 'DK' | 'FI' | 'SK' | 'GB';

/** The facts that the data of a site is generated from. */
export interface SiteFacts {
  readonly id: string;
  /** Position in the table; part of the car ids. */
  readonly order: number;
  readonly group: 'norrvag' | 'rullande' | 'marlow';
  /** The first word of its dealers' names. */
  readonly name: string;
  readonly country: Country;
  readonly language: Language;
  readonly locale: string;
  readonly currency: string;
  /** Default number of cars in stock. */
  readonly cars: number;
  readonly dealers: number;
  readonly places: readonly Place[];
  /** Price of a car in this currency for one SEK: with an engine, and electric (taxes differ). */
  readonly rate: { readonly engine: number; readonly electric: number };
  /** Share of new cars in stock, without samples; a used-car chain has none. */
  readonly newShare: number;
  readonly sampleShare: number;
  /** Makes whose new cars it sells, in the order of importance; used cars may be of any make in `stock`. */
  readonly franchise: readonly string[];
  /** How common a make is among its cars; 1 by default, 0 excludes it. */
  readonly stock: Readonly<Record<string, number>>;
  /** Yearly nominal interest in per cent. */
  readonly interest: number;
  /** The rate that campaigns advertise, in per cent a year: nominal, in Britain the APR. */
  readonly campaignRate: number;
  readonly vat: number;
  /** Number of points that are checked on a used car before it is sold. */
  readonly checkPoints: number;
  /** Opening hours of car sales. Pages name the first of each. */
  readonly salesHours: SalesHours;
  /** Opening hours of the workshop: from Monday to Thursday, and on Friday. */
  readonly workshopHours: readonly [weekdays: string, friday: string];
}

/** Hours to choose from, the usual ones first and repeated; a day without any is closed. */
export interface SalesHours {
  readonly weekdays: readonly string[];
  readonly saturday: readonly string[];
  readonly sunday: readonly string[];
  /** Share of the dealers that are open on Sundays. */
  readonly sundayShare: number;
}

const NORDIC = [
  'Volvo',
  'Volkswagen',
  'Kia',
  'Toyota',
  'Renault',
  'Dacia',
  'Ford',
  'Polestar',
  'Škoda',
  'Hyundai',
  'Fiat',
  'Mercedes-Benz',
  'Peugeot',
];
const NORDIC_STOCK = {
  Volvo: 3,
  Volkswagen: 2.2,
  Kia: 1.6,
  Toyota: 1.6,
  Porsche: 0.4,
  smart: 0.3,
  MINI: 0.5,
  'Land Rover': 0.4,
  BYD: 0.6,
};
const PREMIUM = ['BMW', 'MINI', 'Mercedes-Benz', 'smart', 'Audi', 'Land Rover', 'Porsche', 'Volvo'];
const ONLY_PREMIUM = {
  Volkswagen: 0,
  Opel: 0,
  Škoda: 0,
  SEAT: 0,
  CUPRA: 0,
  Peugeot: 0,
  Renault: 0,
  Dacia: 0,
  Fiat: 0,
  Toyota: 0,
  Kia: 0,
  Hyundai: 0,
  Nissan: 0,
  Ford: 0,
  Tesla: 0.2,
  Mazda: 0,
  Subaru: 0,
  BYD: 0,
  Honda: 0,
  Yamaha: 0,
  Polestar: 0.4,
  BMW: 2.6,
  'Mercedes-Benz': 2.2,
  MINI: 2.6,
  smart: 2.4,
  Audi: 1.3,
  'Land Rover': 2.2,
  Porsche: 2,
  Volvo: 0.5,
};

type Row = Omit<SiteFacts, 'order'>;

const ROWS: readonly Row[] = [
  {
    id: 'norrvag-se',
    group: 'norrvag',
    name: 'Norrväg',
    country: 'SE',
    language: 'sv',
    locale: 'sv-SE',
    currency: 'SEK',
    cars: 2400,
    dealers: 34,
    places: PLACES.SE,
    rate: { engine: 1, electric: 1 },
    newShare: 0.16,
    sampleShare: 0.06,
    franchise: NORDIC,
    stock: NORDIC_STOCK,
    interest: 6.95,
    campaignRate: 3.95,
    vat: 0.25,
    checkPoints: 130,
    salesHours: {
      weekdays: ['09:00–18:00', '09:00–18:00', '10:00–18:00'],
      saturday: ['10:00–15:00', '10:00–15:00', '10:00–14:00'],
      sunday: ['11:00–15:00'],
      sundayShare: 0.25,
    },
    workshopHours: ['07:00–17:00', '07:00–16:00'],
  },
  {
    id: 'norrvag-no',
    group: 'norrvag',
    name: 'Norrväg',
    country: 'NO',
    language: 'nb',
    locale: 'nb-NO',
    currency: 'NOK',
    cars: 480,
    dealers: 21,
    places: PLACES.NO,
    rate: { engine: 1.12, electric: 0.94 },
    newShare: 0.18,
    sampleShare: 0.06,
    franchise: NORDIC,
    stock: { ...NORDIC_STOCK, Tesla: 3, Polestar: 2, Porsche: 1, BYD: 1.4 },
    interest: 7.45,
    campaignRate: 4.95,
    vat: 0.25,
    checkPoints: 130,
    salesHours: {
      weekdays: ['09:00–17:00', '09:00–17:00', '09:00–18:00'],
      saturday: ['10:00–14:00', '10:00–14:00', '10:00–15:00'],
      sunday: [],
      sundayShare: 0,
    },
    workshopHours: ['07:30–16:00', '07:30–16:00'],
  },
  {
    id: 'norrvag-dk',
    group: 'norrvag',
    name: 'Norrväg',
    country: 'DK',
    language: 'da',
    locale: 'da-DK',
    currency: 'DKK',
    cars: 480,
    dealers: 18,
    places: PLACES.DK,
    rate: { engine: 1.02, electric: 0.68 },
    newShare: 0.16,
    sampleShare: 0.06,
    franchise: NORDIC,
    stock: { ...NORDIC_STOCK, Volvo: 1.6, Peugeot: 2, Renault: 1.6, Subaru: 0.3 },
    interest: 5.95,
    campaignRate: 3.95,
    vat: 0.25,
    checkPoints: 130,
    salesHours: {
      weekdays: ['09:00–17:30'],
      saturday: [],
      sunday: ['11:00–16:00'],
      sundayShare: 1,
    },
    workshopHours: ['07:30–16:30', '07:30–15:30'],
  },
  {
    id: 'norrvag-fi',
    group: 'norrvag',
    name: 'Norrväg',
    country: 'FI',
    language: 'fi',
    locale: 'fi-FI',
    currency: 'EUR',
    cars: 480,
    dealers: 16,
    places: PLACES.FI,
    rate: { engine: 0.098, electric: 0.088 },
    newShare: 0.16,
    sampleShare: 0.06,
    franchise: NORDIC,
    stock: { ...NORDIC_STOCK, Volvo: 2, Škoda: 2, Toyota: 2.4 },
    interest: 4.99,
    campaignRate: 2.99,
    vat: 0.255,
    checkPoints: 130,
    salesHours: {
      weekdays: ['09:00–18:00', '09:00–18:00', '09:00–17:00'],
      saturday: ['10:00–15:00', '10:00–15:00', '10:00–14:00'],
      sunday: [],
      sundayShare: 0,
    },
    workshopHours: ['07:30–17:00', '07:30–17:00'],
  },
  {
    id: 'rullande-se',
    group: 'rullande',
    name: 'Rullande',
    country: 'SE',
    language: 'sv',
    locale: 'sv-SE',
    currency: 'SEK',
    cars: 640,
    dealers: 24,
    places: PLACES.SE,
    rate: { engine: 0.96, electric: 0.95 },
    newShare: 0,
    sampleShare: 0,
    franchise: [],
    stock: NORDIC_STOCK,
    interest: 7.95,
    campaignRate: 4.95,
    vat: 0.25,
    checkPoints: 120,
    salesHours: {
      weekdays: ['10:00–19:00'],
      saturday: ['11:00–16:00'],
      sunday: ['11:00–16:00'],
      sundayShare: 1,
    },
    workshopHours: ['07:00–17:00', '07:00–16:00'],
  },
  {
    id: 'rullande-sk',
    group: 'rullande',
    name: 'Rullande',
    country: 'SK',
    language: 'sk',
    locale: 'sk-SK',
    currency: 'EUR',
    cars: 460,
    dealers: 13,
    places: PLACES.SK,
    rate: { engine: 0.084, electric: 0.085 },
    newShare: 0,
    sampleShare: 0,
    franchise: [],
    stock: {
      Škoda: 4,
      Volkswagen: 2.4,
      Kia: 2.2,
      Hyundai: 2,
      Peugeot: 1.6,
      Dacia: 1.8,
      Volvo: 0.4,
      Polestar: 0.1,
      Subaru: 0.3,
      smart: 0.2,
      Yamaha: 0.3,
      Honda: 0.6,
    },
    interest: 8.9,
    campaignRate: 4.9,
    vat: 0.23,
    checkPoints: 120,
    salesHours: {
      weekdays: ['09:00–19:00'],
      saturday: ['09:00–15:00'],
      sunday: [],
      sundayShare: 0,
    },
    workshopHours: ['07:30–16:30', '07:30–16:30'],
  },
  {
    id: 'marlow-uk',
    group: 'marlow',
    name: 'Marlow',
    country: 'GB',
    language: 'en',
    locale: 'en-GB',
    currency: 'GBP',
    cars: 620,
    dealers: 24,
    places: PLACES.GB,
    rate: { engine: 0.079, electric: 0.077 },
    newShare: 0.12,
    sampleShare: 0.06,
    franchise: PREMIUM,
    stock: ONLY_PREMIUM,
    interest: 7.9,
    campaignRate: 6.9,
    vat: 0.2,
    checkPoints: 126,
    salesHours: {
      weekdays: ['08:30–18:30', '08:30–18:30', '08:30–19:00'],
      saturday: ['09:00–17:00', '09:00–17:00', '09:00–18:00'],
      sunday: ['10:00–16:00'],
      sundayShare: 1,
    },
    workshopHours: ['07:30–17:30', '07:30–17:30'],
  },
];

/** The seven sites of the sandbox, in the order of their car ids. */
export const SITES: readonly SiteFacts[] = ROWS.map((row, order) => ({ ...row, order }));

/** `norrvag-se` → `vehicles_norrvag_se`. */
export const vehicleIndex = (site: SiteFacts): string => `vehicles_${site.id.replaceAll('-', '_')}`;
export const dealerIndex = (site: SiteFacts): string => `sites_${site.id.replaceAll('-', '_')}`;
export const mailDomain = (site: SiteFacts): string => `${site.id}.example`;
