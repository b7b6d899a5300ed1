import { loadCustomerModule } from '../../config/customer.ts';
import type { IllustrationTheme } from '../media/illustrations/palette.ts';
import { PLACES, type Place } from './places/place.ts';
import type { Language } from './texts/language.ts';

export type Country = 'SE' | 'NO' | 'DK' | 'FI' | 'SK' | 'GB';

/** The facts that the data of a site is generated from. */
export interface SiteFacts {
  readonly id: string;
  /** Position in the table; part of the car ids. */
  readonly order: number;
  /** Whose illustrations its dealers are drawn in. */
  readonly pictures: IllustrationTheme;
  /** Whether a dealer sells two makes and is named after both. */
  readonly dealersOfMakes?: boolean;
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

/** What `sandbox/sites.ts` of a customer exports. */
interface SandboxModule {
  readonly SANDBOX_SITES: readonly SandboxSite[];
}

export type SandboxSite = Omit<SiteFacts, 'order' | 'places'>;

const ROWS = (await loadCustomerModule<SandboxModule>('sandbox/sites.ts'))?.SANDBOX_SITES ?? [];

/** The customer's sites, in the order of their car ids. */
export const SITES: readonly SiteFacts[] = ROWS.map((row, order) => ({
  ...row,
  order,
  places: PLACES[row.country],
}));

/** `norrvag-se` → `vehicles_norrvag_se`. */
export const vehicleIndex = (site: SiteFacts): string => `vehicles_${site.id.replaceAll('-', '_')}`;
export const dealerIndex = (site: SiteFacts): string => `sites_${site.id.replaceAll('-', '_')}`;
export const mailDomain = (site: SiteFacts): string => `${site.id}.example`;
