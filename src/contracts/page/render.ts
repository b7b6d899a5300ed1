import type { PageDescription } from '../assistants/records.ts';
import type { PageData, SectionOutcome } from './page.ts';
import type { ServerParts } from './serverPart.ts';

/** The interface between the server and the built `entry.server`. */

export interface PageAssets {
  /** Entry module of the browser; absent renders a page without scripts. */
  entry: string | null;
  /** Modules to preload. */
  modules: readonly string[];
  /** Fonts to preload. */
  fonts: readonly string[];
  /** Set for streamed pages only: every script element has it. */
  nonce?: string;
}

export interface RenderInput {
  page: PageData;
  /** Outcomes of deferred sections. A settled one renders in place, a pending one streams after the shell. */
  deferred: Readonly<Record<string, Promise<SectionOutcome>>>;
  assets: PageAssets;
  signal: AbortSignal;
  /** Called once per render error, with the component uid when a section threw. */
  onSectionError: (error: unknown, componentStack: string | undefined) => void;
  /** Set for pages in the editor and the design library, which have no scripts of visitors. */
  editor?: EditorParts;
}

/** Additions to a page for editors (content platform §3.3). */
export interface EditorParts {
  /** Whether placeholders, renderings and fields have editing chrome. */
  chromes: boolean;
  /** URL of our script that prevents navigation. */
  script: string;
  /** URLs of the platform editor's scripts. */
  clientScripts: readonly string[];
  /** Data for those scripts, by the id of its element. */
  clientData: Readonly<Record<string, unknown>>;
}

export interface RenderedStream {
  pipe: <T extends NodeJS.WritableStream>(destination: T) => T;
}

/** What the views of many pages read besides their props (`src/ui/sharedContext.ts`). */
export type SharedPageData = Pick<PageData, 'site' | 'language' | 'home' | 'dictionary'>;

export interface EntryServer {
  /** Registered component names (the registry of `src/components`). */
  componentNames: readonly string[];
  /** What their descriptors declare for the server. */
  serverParts: ServerParts;
  /** Returns the names of the components of a page whose views the browser needs at once. */
  hydratedComponents: (page: PageData) => ReadonlySet<string>;
  /** Source of the constant inline script, for its CSP hash. */
  FIRST_PAINT_SCRIPT: string;
  /** Source of the service worker, and of the worker that removes it where the feature is off. */
  SERVICE_WORKER: string;
  RETIRED_WORKER: string;
  /** Returns the font files that a theme preloads, as keys of the build's manifest. */
  preloadedFonts: (theme: string, brandTheme: string | null) => readonly string[];
  /** Sets the maximum size of the fragment cache of visitors' pages, in bytes. */
  limitFragments: (maxBytes: number) => void;
  /**
   * Renders a page: complete and without React's inline scripts (`settled`), or its shell at once and pending deferred sections after it
   * (`shell`). Rejects when the shell throws.
   */
  render: (input: RenderInput, until: 'settled' | 'shell') => Promise<RenderedStream>;
  /** Describes a page for assistants. `deferred` are the outcomes of its deferred sections, by uid. */
  describe: (page: PageData, deferred: Readonly<Record<string, SectionOutcome>>) => PageDescription;
  /** Renders cards of the car list for visitors. `cards` are those of a `CarListResponse`. */
  renderCarCards: (cards: readonly unknown[], context: SharedPageData) => string[];
}
