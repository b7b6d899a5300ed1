import type { BrandHost } from '../../config/siteConfig.ts';
import type { MapsView, PageMode } from '../../src/contracts/page.ts';
import type { RoutedAddress } from './route.ts';
import type { Loaders } from './sections.ts';
import type { PageSources, Where } from './sources.ts';

/** A page that is asked for. */
export interface PageRequest extends Where, RoutedAddress {
  /** Scheme and host of the site, from its configuration. */
  origin: string;
  brand: BrandHost | null;
  /** Ids of the variants that were chosen for the visitor; absent for the default. */
  variants?: readonly string[];
  /** What editors are shown it for; absent for visitors. */
  mode?: PageMode;
}

export interface LoadDependencies {
  sources: PageSources;
  loaders: Loaders;
  /** Milliseconds for what a page waits for, when it may be more than visitors have. */
  deadline?: number;
  /** Id of the build. */
  build: string;
  /** What maps are drawn by. */
  maps: MapsView | null;
  /** Style sheets of the named components. */
  stylesOf: (componentNames: Iterable<string>) => readonly string[];
  onSectionFailure: (failure: SectionFailure) => void;
  /** Names of all components that there are views for. */
  componentNames: ReadonlySet<string>;
  /** A component that nobody knows was left out (§3 of the house). */
  onUnknownComponent: (unknown: { site: string; path: string; component: string }) => void;
  onContentFault: (fault: { site: string; path: string; fault: string; detail: string; error: unknown }) => void;
  onPlatformFailure: (failure: { site: string; path: string; error: unknown }) => void;
}

interface SectionFailure {
  site: string;
  path: string;
  component: string;
  uid: string;
  error: unknown;
}

/** An address that no page can have still gets the not-found page of its site. */
export type NotFoundRequest = Omit<PageRequest, 'layoutPath'> & { layoutPath: null };

export type AnyPageRequest = PageRequest | NotFoundRequest;
