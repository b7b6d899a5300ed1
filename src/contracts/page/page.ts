import type { ConsentCategory } from '../consent/consent.ts';
import type { Placeholders } from '../content/layout.ts';
import type { DictionaryKey } from '../dictionary/dictionary.ts';
import type { FormState } from '../forms/formState.ts';
import type { FeatureName } from './features.ts';

/** Data of one page. The server renders it, the browser hydrates from it, and `/_page` returns it. */

/** The public part of a site's configuration. */
export interface SiteView {
  id: string;
  name: string;
  /** ISO 3166 alpha-2. */
  country: string;
  /** Phone number of the group's customer service, in international form. */
  phone?: string;
  /** The same number as the site's country writes it; absent when that is the same. */
  phoneText?: string;
  /** Who uses what visitors enter, and whom to write to about it. */
  company: { name: string; email: string };
  /** ISO 4217. */
  currency: string;
  languages: readonly LanguageView[];
  paths: SitePaths;
  /** Distance unit of the site's cars. */
  distanceUnit: 'mil' | 'km' | 'miles';
  /** First day of the weeks of calendars; Monday without one. */
  weekStart?: 'monday' | 'sunday';
  /** Layout of the car page (F057). */
  carDetailLayout: 'standard' | 'alternative';
  /** The plain menu (F018) or the mega-menu (F020). */
  navigation: 'menu' | 'megaMenu';
  /** Null: the built-in consent manager. */
  consentManager: ConsentManagerView | null;
  /** Features that are not there, because an upstream is off. Absent for none. */
  missing?: readonly FeatureName[];
}

/** Whether a site has a feature. */
export const hasFeature = ({ missing }: Pick<SiteView, 'missing'>, name: FeatureName): boolean =>
  missing === undefined || !missing.includes(name);

export interface LanguageView {
  /** As in the content platform and in `<html lang>`: `sv`, `en`, … */
  code: string;
  /** `Intl` locale: `sv-SE`, `en-GB`, … */
  locale: string;
  /** Empty for the default language, else `/en`. */
  prefix: string;
  name: string;
}

/** Paths without a language prefix; `null` where the site has no such page. */
export interface SitePaths {
  carList: string;
  carDetail: string;
  dealers: string;
  serviceBooking: string | null;
  tireHotel: string | null;
  /** The page with the form for selling or trading in a car (F103). */
  sellCar: string | null;
  /** The page with the sign-up for the newsletter. */
  newsletter: string;
  /** The marker segment before brand and model in car list sub-paths (F031). */
  listMarker: string;
  cookiePolicy: string | null;
  /** The privacy notice. */
  privacyPolicy: string;
  /** The page of the withdrawal from a booking. */
  withdrawal: string | null;
  /** The page of the method of the price indicator. */
  priceIndicator: string | null;
}

/** A third-party consent manager (F024). */
export interface ConsentManagerView {
  kind: 'usercentrics';
  script: string;
  settingsId: string;
  /** The manager's names of our categories, where they differ from its default ones. */
  categories?: Readonly<Partial<Record<ConsentCategory, readonly string[]>>>;
}

/** How maps are drawn: with Google's library, or from tiles with Leaflet. */
export type MapsView =
  | { kind: 'google'; key: string; mapId: string }
  /** `url` has `{z}`, `{x}` and `{y}`. `thirdParty`: the tiles come from another company's host. */
  | { kind: 'tiles'; url: string; attribution: string; thirdParty: boolean };

/** Returns whether a map sends requests to a third party, which needs the visitor's consent (Q35). */
export const isThirdParty = (maps: MapsView | null): boolean =>
  maps !== null && (maps.kind === 'google' || maps.thirdParty);

/** Public part of a brand host, which shows one make of the site (docs/decisions/0052). */
export interface BrandView {
  /** The make's name, in the indexes and on pages. */
  make: string;
  /** Origin of the site's own host, where all makes are. */
  siteOrigin: string;
}

/** Result of a section's loader. A failed section shows the error card of F010 and keeps the page's status. */
export type SectionOutcome =
  /** `degraded`: a deferred section's value is a fallback, and the page is not cached. */
  { status: 'ok'; value: unknown; degraded?: true } | { status: 'failed' };

export interface HeadData {
  title: string;
  description: string | null;
  /** Absolute, lower case. */
  canonical: string;
  openGraph: readonly { property: string; content: string }[];
  icon: string;
  alternates: readonly { hreflang: string; href: string }[];
  /** Absolute URL of the RSS feed of the page or its index. */
  feed: { title: string; href: string } | null;
  jsonLd: readonly Record<string, unknown>[];
  noindex: boolean;
}

/**
 * Mode of a page for editors: `preview` is what visitors will see, `edit` has editing chrome, `library` shows one component.
 * No mode measures, stores data or follows links.
 */
export type PageMode = 'preview' | 'edit' | 'library';

/** `carCompare`, `savedCars`, `offlineCars` and `carMap` share the URL path of the list and differ by query (`listVariants.ts`). */
export type RouteKind =
  | 'car'
  | 'carList'
  | 'carCompare'
  | 'savedCars'
  | 'offlineCars'
  | 'carMap'
  | 'dealer'
  | 'dealerList'
  | 'content'
  | 'notFound';

export interface PageData {
  /** Id of the build that rendered it. The browser reloads the page when its own build differs. */
  build: string;
  /** Absent for visitors. */
  mode?: PageMode;
  kind: RouteKind;
  status: number;
  site: SiteView;
  language: LanguageView;
  /** Name of the site's theme. */
  theme: string;
  /** Name of the theme that overrides it (F002). */
  brandTheme: string | null;
  /** The brand host that shows the page; null on the site's own host. */
  brand: BrandView | null;
  /** Path with language prefix, and the known query parameters in canonical order (without `?`). */
  path: string;
  search: string;
  /** Id of the displayed variant; null for the default one. */
  variant: string | null;
  /** Path of the home page in this language. */
  home: string;
  isHome: boolean;
  head: HeadData;
  /** The form that was sent or refused; absent for a page without such a form. */
  form?: FormState;
  /**
   * The same page in the site's languages. `isParent`: the page does not exist in that language; the link targets the nearest
   * parent page that exists, and its name says so.
   */
  translations: readonly { language: string; name: string; path: string; isParent?: true }[];
  dictionary: Readonly<Record<DictionaryKey, string>>;
  route: {
    name: string;
    displayName: string;
    itemId: string | null;
    itemLanguage: string;
    fields: Readonly<Record<string, unknown>>;
  };
  /** Tag manager container that this page may load after consent (F009). */
  tagManagerId: string | null;
  /** Null on pages without maps and without a configured map service. */
  maps: MapsView | null;
  placeholders: Placeholders;
  /** Outcomes by component uid. Deferred sections are not here: their outcomes are inside their own boundaries. */
  sections: Readonly<Record<string, SectionOutcome>>;
  /** Uids of deferred sections. */
  deferred: readonly string[];
  /** URLs of the style sheets of the page's components. */
  styles: readonly string[];
}

/** Response body of `GET /_page?path=…`. */
export type PageResponse =
  | { kind: 'page'; page: PageData; deferred: Readonly<Record<string, SectionOutcome>> }
  | { kind: 'redirect'; location: string };
