import type { EmbeddedForm } from '../content/embeddedForms.ts';
import type { ComponentRendering, RouteData } from '../content/layout.ts';
import type { MoveTerms } from '../dealers/moveTerms.ts';
import type { PlaceDetail } from '../dealers/places.ts';
import type { Translate } from '../dictionary/dictionary.ts';
import type { DefaultsResponse, FinanceVehicle, QuotedVehicles, QuoteParameters } from '../finance/finance.ts';
import type { SearchRequest, SearchResponse } from '../search/search.ts';
import type { ValueText } from '../search/valueTexts.ts';
import type {
  StoriesIndex,
  StoriesIndexRef,
  StoryNeighbours,
  StoryPage,
  StoryPageRequest,
} from '../stories/stories.ts';
import type { CostBasis } from '../totalCost/basis.ts';
import type { CostChoice } from '../totalCost/costChoice.ts';
import type { CostTables } from '../totalCost/costTables.ts';
import type { CompanyView } from './company.ts';
import type { BrandView, LanguageView, RouteKind, SiteView } from './page.ts';

/** The types of a component's loader (`X.data.ts`). */

/** What a URL of a page means: the kind of page and its parameters. `RouteData` is the layout of the page. */
export interface PageRoute {
  kind: RouteKind;
  /** Without language prefix, lower case, no trailing slash; `/` for home. */
  path: string;
  /** Known query parameters only. */
  query: URLSearchParams;
  /** Kind `car`: the id, and the slug when the URL has one. */
  carId?: string;
  slug?: string;
  /** Kind `dealer`. */
  dealerSlug?: string;
  /** Kind `carList` below the marker segment: as in the URL, not yet matched with facet values. */
  listMake?: string;
  listModel?: string;
  /** Kind `carList` with filters in its path (F051): as in the URL, not yet matched with facet values. */
  listFilters?: readonly string[];
}

export interface LoaderContext {
  site: SiteView;
  language: LanguageView;
  /** Who is answerable for the site. */
  company: CompanyView;
  route: PageRoute;
  page: RouteData;
  /** The brand host that the page is shown on; null on the site's own host. */
  brand: BrandView | null;
  translate: Translate;
  /** Names of coded index values in the page's language. */
  valueText: ValueText;
  ports: LoaderPorts;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** Converts a time limit in milliseconds in proportion to the page's deadline, which is longer in tests. */
  timeLimit: (milliseconds: number) => number;
  /** Makes one call for each page and key, so that sections share data. */
  once: <T>(key: string, load: () => Promise<T>) => Promise<T>;
  /** Logs a content issue for editors. The page continues without the part. */
  report: (issue: ContentIssue, detail: string, error?: unknown) => void;
}

/** The functions and settings that format the texts of a page. */
export type Wording = Pick<LoaderContext, 'site' | 'language' | 'translate' | 'valueText'>;

/** Content issues that do not fail the page; field `issue` of the log event `content.issue`. */
export type ContentIssue =
  | 'unknownIcon'
  | 'unknownSocialIcon'
  | 'storiesTeaserFailed'
  | 'storiesIndexMissing'
  | 'storiesFailed'
  | 'makesFailed'
  | 'contextMissing'
  | 'navigationFailed'
  | 'departmentMissing'
  | 'exampleContradicts'
  | 'formIdMissing'
  | 'formMissing';

/** The upstream calls a loader may make. Each is cached by policy, and throws when the upstream fails with nothing cached. */
export interface LoaderPorts {
  /**
   * Searches the site's vehicle index. `parse` is called with each record and throws on a record that it cannot use. On a brand
   * host only cars of the make are found, unless the request names cars by `car_id`.
   */
  searchCars: <T>(request: PortSearchRequest, parse: (record: unknown) => T) => Promise<SearchResponse<T>>;
  /** Searches the vehicle index over all makes of the site, on a brand host too. */
  searchAllMakes: <T>(request: PortSearchRequest, parse: (record: unknown) => T) => Promise<SearchResponse<T>>;
  /** Searches the site's dealer index. On a brand host only dealers of the make are found, unless the request names a dealer. */
  searchDealers: <T>(request: PortSearchRequest, parse: (record: unknown) => T) => Promise<SearchResponse<T>>;
  /**
   * Returns three levels of navigation below the site's home item (F033), without hidden items; null without it (F035). On a
   * brand host entries of other makes are left out.
   */
  navigation: () => Promise<NavigationItem[] | null>;
  /** Returns the content pages with a title, stories included, in the page's language; on a brand host none. */
  pages: () => Promise<readonly TitledPage[]>;
  /** Returns the makes that the site sells, by name (F033); on a brand host only its make; null without a home item (F035). */
  makes: () => Promise<readonly Make[] | null>;
  /** Returns a stories index with its tags, by path without language prefix or by id; null when there is none (F033). */
  storiesIndex: (place: StoriesIndexRef) => Promise<StoriesIndex | null>;
  /** Returns the stories that are children of an index, newest first, with any of the tags (F033). */
  stories: (request: StoryPageRequest) => Promise<StoryPage>;
  /** Returns the stories before and after one in its index (F033). The parameters are ids. */
  storyNeighbours: (index: string, story: string) => Promise<StoryNeighbours>;
  /**
   * Returns the place of the site's country that a text names, in the page's language; null when there is none or the places are off. What people
   * type is cached nowhere.
   */
  findPlace: (text: string) => Promise<PlaceDetail | null>;
  /** Returns what the site takes to move a car over a distance in kilometres; null when it does not move one so far. */
  moveTerms: (kilometres: number) => Promise<MoveTerms | null>;
  /** Returns what total costs are calculated from with a visitor's choice; null when the site has none. */
  totalCosts: (choice: CostChoice | undefined) => Promise<TotalCosts | null>;
  /** Returns an embedded form with its questions; null when there is none with the id (F106). */
  embeddedForm: (id: string) => Promise<EmbeddedForm | null>;
  /** Returns whether a lender quotes finance on the site. */
  hasLender: () => Promise<boolean>;
  /** Requests finance quotes for vehicles, named by their ids; null for a site without a lender (F074). */
  financeQuotes: (requests: readonly VehicleQuoteRequest[]) => Promise<QuotedVehicles | null>;
  /** Requests the terms that the lender proposes for a vehicle; null for a site without a lender. */
  financeDefaults: (vehicle: FinanceVehicle) => Promise<DefaultsResponse | null>;
  /** Returns the tiny data URL of an image on the media edge; null when it is not available in time (F016). */
  blurPlaceholder: (src: string) => Promise<string | null>;
}

/** What total costs are calculated from, and what pages say of it. */
export interface TotalCosts {
  basis: CostBasis;
  tables: CostTables;
}

/** A page of the site. */
export interface TitledPage {
  title: string;
  /** Path with language prefix. */
  href: string;
}

export interface VehicleQuoteRequest {
  Id: string;
  Parameters: QuoteParameters;
  Vehicle: FinanceVehicle;
}

/** A search request without the index, which the site's configuration names. Absent members have the contract's defaults. */
export type PortSearchRequest = Partial<Omit<SearchRequest, 'index' | 'total_cost'>> & {
  /** What the visitor has chosen for the total cost. The port adds the tables of the site. */
  costs?: CostChoice;
};

/** S1 §3. Paths carry the language prefix. */
export interface NavigationItem {
  name: string;
  path: string;
  navTitle: string;
  shouldBeNavigableInMenuWhenItHasChildren: boolean;
  externalLink: { href: string; linktype: string } | null;
  /** Image of a section: the value of an image field. Only on the first level. */
  image?: unknown;
  children: NavigationItem[];
}

/** S1 §3: a make that the site sells. */
export interface Make {
  /** As in the indexes: `Škoda`. */
  name: string;
  /** As on pages. */
  title: string;
  code: string;
  /** An image field's value. */
  logo: unknown;
}

/**
 * The result of a loader. Kinds other than `data` decide the page's outcome and count for blocking loaders only. `notFound` and
 * `gone` with a value render the page's own layout with that status. Without a value the platform's not-found page is rendered.
 */
export type LoadResult<T> =
  | {
      kind: 'data';
      value: T;
      head?: SectionHead;
      tags?: readonly string[];
      /** The value is a fallback for failed upstream data: the page is shown and not cached. */
      degraded?: boolean;
    }
  | {
      kind: 'redirect';
      status: 301 | 302;
      location: string;
      /** The redirect is a fallback for failed upstream data: it is never cached, and rules for missing pages do not apply. */
      degraded?: boolean;
    }
  | { kind: 'notFound'; value?: T; head?: SectionHead }
  | { kind: 'gone'; value?: T; head?: SectionHead }
  /** An upstream failed to deliver the page's main data: the page's own layout with status 503 and an error view. Never cached. */
  | { kind: 'failed'; value: T; head?: SectionHead; error: unknown };

/** Head data of a section. */
export interface SectionHead {
  title?: string;
  description?: string;
  image?: string;
  noindex?: boolean;
  jsonLd?: readonly Record<string, unknown>[];
  /** Path with language prefix, when it differs from the route's own. */
  canonicalPath?: string;
  /** Data of an article for Open Graph: dates in ISO 8601, and tags. Absent for other pages. */
  article?: { published: string | null; modified: string | null; tags: readonly string[] };
  /** The feed of the list that the page shows or belongs to. Path with language prefix. */
  feed?: { title: string; path: string };
}

export interface SectionLoader<T = unknown> {
  load: (rendering: ComponentRendering, context: LoaderContext) => Promise<LoadResult<T>>;
  /**
   * `blocking`: awaited, and decides the page's status. `deferred`: may stream after the shell.
   * Neither: awaited; a failure shows the error card.
   */
  when?: 'blocking' | 'deferred';
  /** For a blocking section: on failure the page keeps its status and shows the section's error card. Else the page fails. */
  optional?: true;
}
