/** What one site is: the shape of the files in `sites/`. */

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
interface PathsConfig {
  carList: string;
  /** A car is `{carDetail}/{id}/{slug}`. */
  carDetail: string;
  /** A dealer is `{dealers}/{slug}`. */
  dealers: string;
  serviceBooking: string | null;
  tyreHotel: string | null;
  /** Segment before brand and model in car list sub-paths (F031). */
  listMarker: string;
  /** The page that says in full what is stored; the consent manager links to it. */
  cookiePolicy: string | null;
}

/** A consent manager of somebody else that takes the place of ours (F024). */
interface ConsentManagerConfig {
  kind: 'usercentrics';
  /** Address of its loader, https; the site's pages allow its origin. */
  script: string;
  /** Which of the manager's settings are this site's. */
  settingsId: string;
  /** Names of its categories that stand for ours, where they differ from the usual ones. */
  categories?: Readonly<Partial<Record<'statistics' | 'marketing' | 'media', readonly string[]>>>;
  /** Further origins that it talks to. */
  origins?: readonly string[];
}

/** A host of its own for one make: `{theme}.{host}` (docs/decisions/0052). */
export interface BrandHost {
  /** Name of its brand theme, a row of `src/theme/themeTable.ts`, and the first label of its host. */
  theme: string;
  /** As the indexes spell it. Lists and searches of the host have cars of this make alone. */
  make: string;
  /** Path of its start page in the content platform. The page is shown at `/` of the host and nowhere else. */
  homePath: string;
}

export interface SiteConfig {
  /** Lower-case letters, digits and hyphens; also its host on a machine of one's own: `{id}.localhost`. */
  id: string;
  name: string;
  /** The site's name in the content platform. */
  contentName: string;
  /** ISO 3166 alpha-2. */
  country: string;
  /** The group's customer service, in international form: `+46 8 465 004 10`. Shown where the site cannot help; none: left out. */
  phone?: string;
  /** ISO 4217. */
  currency: string;
  /** Bare host in production, canonical; its `www.` alias is redirected to it. */
  host: string;
  /** Makes that have a host of their own. */
  brandHosts: readonly BrandHost[];
  /** Default first. */
  languages: readonly [LanguageConfig, ...LanguageConfig[]];
  paths: PathsConfig;
  /** Names of the search indexes. */
  indexes: { vehicles: string; dealers: string };
  /** Name of its theme, a row of `src/theme/themeTable.ts`. */
  theme: string;
  /** F057: how a car's page is laid out. */
  carDetailLayout: 'standard' | 'alternative';
  /** Unit that the cars' mileage is counted in. */
  distanceUnit: 'mil' | 'km' | 'miles';
  /** F018 or F020: a row of drop-down menus, or the mega-menu. */
  navigation: 'menu' | 'megaMenu';
  /** Null: ours. */
  consentManager: ConsentManagerConfig | null;
  /** Container of the tag manager, `GTM-…`; the platform's site settings and a page may have their own (F009). */
  tagManagerId: string | null;
  /** Origins that the container's tags load from and send to, beside those of the tag manager itself. */
  tagOrigins?: readonly string[];
  /**
   * Hosts beside the platform's that pages may show pictures from, over https: `images.maker.example`. Pictures of any other
   * host are left out.
   */
  imageHosts?: readonly string[];
}
