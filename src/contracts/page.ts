import type { ConsentCategory } from './consent.ts';
import type { DictionaryKey } from './dictionary.ts';
import type { Placeholders } from './layout.ts';

/** What crosses from the server to the browser for one page: rendered from, hydrated from and sent by `/_page`. */

/** The public part of a site's configuration. */
export interface SiteView {
  id: string;
  name: string;
  /** ISO 3166 alpha-2. */
  country: string;
  /** Of the group's customer service, in international form. */
  phone?: string;
  /** ISO 4217. */
  currency: string;
  languages: readonly LanguageView[];
  paths: SitePaths;
  /** Distance unit that the site's cars are counted in. */
  distanceUnit: 'mil' | 'km' | 'miles';
  /** F057: the alternative car detail layout. */
  carDetailLayout: 'standard' | 'alternative';
  /** F018 or F020. */
  navigation: 'menu' | 'megaMenu';
  /** Null: ours. */
  consentManager: ConsentManagerView | null;
}

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
  tyreHotel: string | null;
  /** The marker segment before brand and model in car list sub-paths (F031). */
  listMarker: string;
  cookiePolicy: string | null;
}

/** A consent manager of somebody else (F024). */
export interface ConsentManagerView {
  kind: 'usercentrics';
  script: string;
  settingsId: string;
  /** What it calls our categories, where it differs from the usual. */
  categories?: Readonly<Partial<Record<ConsentCategory, readonly string[]>>>;
}

/** What maps are drawn by: Google's library, or tiles that ours lays out. */
export type MapsView =
  | { kind: 'google'; key: string; mapId: string }
  /** `url` has `{z}`, `{x}` and `{y}`; `foreign` ones come from somebody else's host. */
  | { kind: 'tiles'; url: string; attribution: string; thirdParty: boolean };

/** Whether looking at the map tells somebody else: then the visitor is asked first (Q35). */
export const isThirdParty = (maps: MapsView | null): boolean =>
  maps !== null && (maps.kind === 'google' || maps.thirdParty);

/** A brand host as the browser sees it: the host of one make of the site (docs/decisions/0052). */
export interface BrandView {
  /** As the indexes spell it, and as visitors read it. */
  make: string;
  /** Origin of the site's own host, where all makes are. */
  siteOrigin: string;
}

/** What a section's loader gave. A failed section shows the card of F010, the page's status stays. */
export type SectionOutcome = { status: 'ok'; value: unknown } | { status: 'failed' };

export interface HeadData {
  title: string;
  description: string | null;
  /** Absolute, lower case. */
  canonical: string;
  openGraph: readonly { property: string; content: string }[];
  icon: string;
  alternates: readonly { hreflang: string; href: string }[];
  /** RSS of what the page lists or belongs to; absolute. */
  feed: { title: string; href: string } | null;
  jsonLd: readonly Record<string, unknown>[];
  noindex: boolean;
}

/**
 * What a page is shown to editors for: `preview` is what visitors will see, `edit` has marks, `library` is one component
 * alone. None of them measures anything, keeps anything or follows links of its own accord.
 */
export type PageMode = 'preview' | 'edit' | 'library';

/** `carCompare` and `savedCars` share the URL path of the list and differ by query (`listVariants.ts`). */
export type RouteKind =
  | 'car'
  | 'carList'
  | 'carCompare'
  | 'savedCars'
  | 'dealer'
  | 'dealerList'
  | 'content'
  | 'notFound';

export interface PageData {
  /** Id of the build that made it; the browser loads the page anew when it differs from its own. */
  build: string;
  /** Absent for visitors. */
  mode?: PageMode;
  kind: RouteKind;
  status: number;
  site: SiteView;
  language: LanguageView;
  /** Name of the site's theme. */
  theme: string;
  /** Name of the theme that wins over it (F002). */
  brandTheme: string | null;
  /** The brand host that shows the page; null on the site's own host. */
  brand: BrandView | null;
  /** Path with language prefix, and the known query parameters in canonical order (without `?`). */
  path: string;
  search: string;
  /** Id of the page's variant that is shown; null for the default one. */
  variant: string | null;
  /** Path of the home page in this language. */
  home: string;
  isHome: boolean;
  head: HeadData;
  /**
   * The same page in the site's languages. `isParent`: the page does not exist in that language; the link leads to the nearest
   * page above that does, and its name says so.
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
  /** Container of the tag manager that this page may load, after consent (F009). */
  tagManagerId: string | null;
  /** Null on pages without maps, and where none are set up. */
  maps: MapsView | null;
  placeholders: Placeholders;
  /** Outcomes by component uid; late sections bring theirs inside their own boundary and are not here. */
  sections: Readonly<Record<string, SectionOutcome>>;
  /** Uids of late sections. */
  deferred: readonly string[];
  /** Style sheets of the components on the page, addresses. */
  styles: readonly string[];
}

/** Body of `GET /_page?path=…`. */
export type PageResponse =
  | { kind: 'page'; page: PageData; deferred: Readonly<Record<string, SectionOutcome>> }
  | { kind: 'redirect'; location: string };
