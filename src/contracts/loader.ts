import type { Translate } from './dictionary.ts';
import type { ComponentRendering, RouteData } from './layout.ts';
import type { BrandView, LanguageView, RouteKind, SiteView } from './page.ts';
import type { SearchRequest, SearchResponse } from './search.ts';
import type { StoriesIndex, StoriesIndexRef, StoryNeighbours, StoryPage, StoryPageRequest } from './stories.ts';
import type { ValueText } from './valueTexts.ts';

/** The types of a component's loader (`X.data.ts`). */

/** A parsed URL. */
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
  listBrand?: string;
  listModel?: string;
  /** Kind `carList` with filters in its path (F051): as in the URL, not yet matched with facet values. */
  listFilters?: readonly string[];
}

export interface LoaderContext {
  site: SiteView;
  language: LanguageView;
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
  /** Makes one call for each page and key, so that sections share data. */
  once: <T>(key: string, load: () => Promise<T>) => Promise<T>;
  /** Logs a content issue for editors. The page continues without the part. */
  report: (issue: ContentIssue, detail: string, error?: unknown) => void;
}

/** The functions and settings with which texts of a page are made. */
export type Wording = Pick<LoaderContext, 'site' | 'language' | 'translate' | 'valueText'>;

/** Content issues that do not fail the page; field `issue` of the log event `content.issue`. */
export type ContentIssue =
  | 'unknownIcon'
  | 'unknownSocialIcon'
  | 'storiesTeaserFailed'
  | 'storiesIndexMissing'
  | 'storiesFailed'
  | 'brandsFailed'
  | 'contextMissing'
  | 'navigationFailed'
  | 'departmentMissing';

/** The upstream calls a loader may make. Each is cached by policy, and throws when the upstream fails with nothing cached. */
export interface LoaderPorts {
  /**
   * Search of the site's vehicle index; each record goes through `parse`, which throws on a record it cannot use. On a brand
   * host it finds cars of the make alone, unless the request names cars by `car_id`.
   */
  searchCars: <T>(request: PortSearchRequest, parse: (record: unknown) => T) => Promise<SearchResponse<T>>;
  /** The same over all makes of the site, on a brand host too. */
  searchAllMakes: <T>(request: PortSearchRequest, parse: (record: unknown) => T) => Promise<SearchResponse<T>>;
  /** Search of the site's dealer index. On a brand host it finds dealers of the make, unless the request names a dealer. */
  searchDealers: <T>(request: PortSearchRequest, parse: (record: unknown) => T) => Promise<SearchResponse<T>>;
  /**
   * Three levels of navigation below the site's home item, hidden items left out (F033); null without a home item (F035). On a
   * brand host entries of other makes are left out.
   */
  navigation: () => Promise<NavigationItem[] | null>;
  /** Makes that the site sells, by name (F033); on a brand host its make alone; null without a home item (F035). */
  brands: () => Promise<readonly Brand[] | null>;
  /** A stories index with its tags, by path without language prefix or by id; null when there is none (F033). */
  storiesIndex: (place: StoriesIndexRef) => Promise<StoriesIndex | null>;
  /** Stories right below an index, newest first, with any of the tags (F033). */
  stories: (request: StoryPageRequest) => Promise<StoryPage>;
  /** The stories before and after one in its index (F033); ids. */
  storyNeighbours: (index: string, story: string) => Promise<StoryNeighbours>;
  /** Tiny data URL of a picture on the media edge; null when it cannot be made in time (F016). */
  blurPlaceholder: (src: string) => Promise<string | null>;
}

/** A search without its index, which the site's configuration names; what is left out has the contract's default. */
export type PortSearchRequest = Partial<Omit<SearchRequest, 'index'>>;

/** S1 §3. Paths carry the language prefix. */
export interface NavigationItem {
  name: string;
  path: string;
  navTitle: string;
  shouldBeNavigableInMenuWhenItHasChildren: boolean;
  externalLink: { href: string; linktype: string } | null;
  /** Picture of a section, an image field's value; on the first level alone. */
  image?: unknown;
  children: NavigationItem[];
}

/** S1 §3: a make that the site sells. */
export interface Brand {
  /** As the indexes spell it: `Škoda`. */
  name: string;
  /** As visitors read it. */
  title: string;
  code: string;
  /** An image field's value. */
  logo: unknown;
}

/**
 * The result of a loader. Kinds other than `data` decide the page's outcome and count for blocking loaders only. `notFound` and
 * `gone` with a value keep the page's own layout under that status; without a value the platform's not-found page is shown.
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
  /** The page is an article: Open Graph says so, when it was published (ISO 8601) and what it is about. */
  article?: { published: string | null; modified: string | null; tags: readonly string[] };
  /** A feed of what the page lists or belongs to; path with language prefix. */
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
