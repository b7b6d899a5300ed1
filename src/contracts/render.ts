import type { PageData, SectionOutcome } from './page.ts';

/** The border between the server and the built `entry.server`. */

export interface PageAssets {
  /** Entry module of the browser; absent renders a page without scripts. */
  entry: string | null;
  /** Modules to preload. */
  modules: readonly string[];
  /** Fonts to preload. */
  fonts: readonly string[];
  /** Only for pages that stream: every script carries it. */
  nonce?: string;
}

export interface RenderInput {
  page: PageData;
  /** Outcomes of late sections: a settled one renders in place, a pending one streams behind the shell. */
  deferred: Readonly<Record<string, Promise<SectionOutcome>>>;
  assets: PageAssets;
  signal: AbortSignal;
  /** Called once per render error, with the component uid when a section threw. */
  onSectionError: (error: unknown, componentStack: string | undefined) => void;
}

/** What a page for editors has beside its content (content platform §3.3). */
export interface EditorParts {
  /** Marks around placeholders, renderings and fields. */
  chromes: boolean;
  /** The script of ours that keeps links from being followed. */
  script: string;
  /** Addresses of scripts of the platform's editor. */
  clientScripts: readonly string[];
  /** What those scripts read, by the id of the element that carries it. */
  clientData: Readonly<Record<string, unknown>>;
}

export interface RenderedStream {
  pipe: <T extends NodeJS.WritableStream>(destination: T) => T;
}

export interface EntryServer {
  /** Registered component names (the registry of `src/components`). */
  componentNames: readonly string[];
  /** Text of the constant inline script, for its hash. */
  FIRST_PAINT_SCRIPT: string;
  /** Font files that a theme preloads, by their keys in the build's manifest. */
  preloadedFonts: (theme: string, brandTheme: string | null) => readonly string[];
  /** Sets the bytes that prerendered fragments of visitors' pages may take. */
  limitFragments: (maxBytes: number) => void;
  /** Everything in place, UTF-8, no inline script. Rejects when the shell itself throws. */
  renderSettled: (input: RenderInput) => Promise<Buffer>;
  /** A page for editors: as a visitor without scripts has it, with the editor's parts. Rejects when the shell itself throws. */
  renderForEditors: (input: RenderInput, parts: EditorParts) => Promise<Buffer>;
  /** The shell at once, pending late sections behind it. Rejects when the shell itself throws. */
  renderStream: (input: RenderInput) => Promise<RenderedStream>;
}
