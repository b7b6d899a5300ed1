import type { BrandHost } from '../../../config/siteConfig.ts';
import type { LabelNeeds } from '../../../src/contracts/dictionary/labelNeeds.ts';
import type { PostedState, RefusedForm } from '../../../src/contracts/forms/formState.ts';
import type { MapsView, PageMode } from '../../../src/contracts/page/page.ts';
import type { ServerParts } from '../../../src/contracts/page/serverPart.ts';
import type { Loaders } from '../sections.ts';
import type { RequestScope, SourcesOf } from '../sources.ts';
import type { ParsedPageUrl } from './route.ts';

/** A request for a page. */
export interface PageRequest extends RequestScope, ParsedPageUrl {
  /** Scheme and host of the site, from its configuration. */
  origin: string;
  brand: BrandHost | null;
  /** Ids of the variants chosen for the visitor; absent for the default. */
  variants?: readonly string[];
  /** Editing mode; absent for visitors. */
  mode?: PageMode;
  /** The form that a visitor sent and that was refused, or what another one has led to. The page shows it. */
  form?: RefusedForm | PostedState;
}

export interface LoadDependencies {
  sourcesOf: SourcesOf;
  loaders: Loaders;
  /** Milliseconds for everything that a page waits for. */
  deadline: number;
  /** Id of the build. */
  build: string;
  /** Map provider; null for none. */
  maps: MapsView | null;
  /** Returns the style sheets of components. */
  stylesOf: (componentNames: Iterable<string>) => readonly string[];
  onSectionFailure: (failure: SectionPlace & { error: unknown }) => void;
  /** Called for a section that is shown with a fallback for failed data: a list without its cars. */
  onSectionFallback: (section: SectionPlace) => void;
  /** Names of all components with a view. */
  componentNames: ReadonlySet<string>;
  /** What their descriptors declare for the server. */
  serverParts: ServerParts;
  /** Returns the areas of the labels that components may show. */
  labelAreasOf: LabelNeeds['areasOf'];
  /** Called for a component without a view, which is left out. */
  onUnknownComponent: (unknown: { site: string; path: string; component: string }) => void;
  onContentIssue: (issue: { site: string; path?: string; issue: string; detail: string; error: unknown }) => void;
  onPlatformFailure: (failure: { site: string; path: string; error: unknown }) => void;
}

/** A section of a page, as log and metrics name it. */
export interface SectionPlace {
  site: string;
  path: string;
  component: string;
  uid: string;
}

/** A request whose URL no page can have. It gets the site's not-found page. */
export type NotFoundRequest = Omit<PageRequest, 'layoutPath'> & { layoutPath: null };

export type AnyPageRequest = PageRequest | NotFoundRequest;
