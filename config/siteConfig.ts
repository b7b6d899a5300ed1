/** What one site is: the shape of the files in `sites/`. */

export type ThemeName = 'norrvag' | 'rullande' | 'marlow';
export type BrandThemeName = 'mercedes' | 'smart' | 'mini' | 'bmw';

export interface LanguageConfig {
  /** As in the content platform and in `<html lang>`. */
  code: string;
  /** `Intl` locale. */
  locale: string;
  /** Empty for the default language, which is the first of a site; else a slash and the code. */
  prefix: string;
  /** As visitors read it in the language switcher: in its own language. */
  name: string;
}

/** Paths without language prefix, lower case, no trailing slash; `null` where the site has no such page. */
export interface PathsConfig {
  carList: string;
  /** A car is `{carDetail}/{id}/{slug}`. */
  carDetail: string;
  /** A dealer is `{dealers}/{slug}`. */
  dealers: string;
  serviceBooking: string | null;
  tyreHotel: string | null;
  /** Segment before brand and model in car list sub-paths (F031). */
  listMarker: string;
}

export interface SiteConfig {
  /** Lower-case letters, digits and hyphens; also its host on a machine of one's own: `{id}.localhost`. */
  id: string;
  name: string;
  /** The site's name in the content platform. */
  contentName: string;
  /** ISO 3166 alpha-2. */
  country: string;
  /** ISO 4217. */
  currency: string;
  /** Bare host in production, canonical; its `www.` alias is redirected to it. */
  host: string;
  /** Brand themes that have a host of their own: `{brand}.{host}`. */
  brandHosts: readonly BrandThemeName[];
  /** Default first. */
  languages: readonly [LanguageConfig, ...LanguageConfig[]];
  paths: PathsConfig;
  /** Names of the search indexes. */
  indexes: { vehicles: string; dealers: string };
  theme: ThemeName;
  /** Unit that the cars' mileage is counted in. */
  distanceUnit: 'mil' | 'km' | 'miles';
  /** F018 or F020: a row of drop-down menus, or the mega-menu. */
  navigation: 'menu' | 'megaMenu';
  /** Container of the tag manager; a page may have its own. */
  tagManagerId: string | null;
}
