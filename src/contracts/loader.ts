import type { DictionaryKey } from './dictionary.ts';
import type { ComponentRendering, RouteData } from './layout.ts';
import type { BrandView, LanguageView, RouteKind, SiteView } from './page.ts';
import type { SearchRequest, SearchResponse } from './search.ts';
import type { StoriesIndex, StoriesIndexPlace, StoryNeighbours, StoryPage, StoryPageRequest } from './stories.ts';
import type { ValueText } from './valueTexts.ts';

/** What a component's `X.data.ts` is written against. */

/** The address after routing. */
export interface PageRoute {
  kind: RouteKind;
  /** Without language prefix, lower case, no trailing slash; `/` for home. */
  path: string;
  /** Known query parameters only. */
  query: URLSearchParams;
  /** Kind `car`: the id, and the slug when the address has one. */
  carId?: string;
  slug?: string;
  /** Kind `dealer`. */
  dealerSlug?: string;
  /** Kind `carList` below the marker segment: as in the address, not yet matched with facet values. */
  listBrand?: string;
  listModel?: string;
  /** Kind `carList` with filters in its path (F051): as in the address, not yet matched with facet values. */
  listWords?: readonly string[];
}

export interface LoaderContext {
  site: SiteView;
  language: LanguageView;
  route: PageRoute;
  page: RouteData;
  /** The brand host that the page is shown on; null on the site's own host. */
  brand: BrandView | null;
  translate: (key: DictionaryKey, values?: Record<string, string | number>) => string;
  /** What coded values of the indexes are called in the page's language. */
  valueText: ValueText;
  ports: LoaderPorts;
  /** Aborted when the visitor leaves. */
  signal: AbortSignal;
  /** One call per page and key: several sections of a page share what they need. */
  once: <T>(key: string, load: () => Promise<T>) => Promise<T>;
  /** Writes down what editors should mend, or what the section does without; the page goes on. */
  report: (fault: ContentFault, detail: string, error?: unknown) => void;
}

/** What texts of a page are made with. */
export type Wording = Pick<LoaderContext, 'site' | 'language' | 'translate' | 'valueText'>;

/** What may be wrong with content or go missing without hurting the page; `fault` of the log event `content.fault`. */
export type ContentFault =
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
  storiesIndex: (place: StoriesIndexPlace) => Promise<StoriesIndex | null>;
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
 * What a loader gives; everything but `data` decides the page's outcome and is honoured from deciding loaders only.
 * `notFound` and `gone` with a value keep the page's own layout under that status; without one the platform's
 * not-found page is shown.
 */
export type LoadResult<T> =
  | {
      kind: 'data';
      value: T;
      head?: SectionHead;
      tags?: readonly string[];
      /** The value stands in for what an upstream did not give: shown, but the page is not kept. */
      degraded?: boolean;
    }
  | {
      kind: 'redirect';
      status: 301 | 302;
      location: string;
      /** It leads away from what an upstream did not give: never kept, and no rule for missing addresses goes before it. */
      degraded?: boolean;
    }
  | { kind: 'notFound'; value?: T; head?: SectionHead }
  | { kind: 'gone'; value?: T; head?: SectionHead }
  /** An upstream did not give what the page is about: the page's own layout under 503, with a view that says so. Never cached. */
  | { kind: 'failed'; value: T; head?: SectionHead; error: unknown };

/** What a deciding section adds to the page's head. */
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
   * `decides`: awaited before the status is known. `late`: may stream behind the shell.
   * Neither: awaited, a failure shows the error card.
   */
  when?: 'decides' | 'late';
  /** Of a deciding section: the page stands without it (its card is shown, the status stays). Else the page fails. */
  optional?: true;
}
