import type { PageData, SectionOutcome } from './page.ts';

/** The border between the server and the built `entry.server`. */

export interface PageAssets {
  /** Entry module of the browser; absent renders a page without scripts. */
  entry: string | null;
  /** Modules to preload. */
  modules: readonly string[];
  /** Fonts to preload. */
  fonts: readonly string[];
}

export interface RenderInput {
  page: PageData;
  /** Outcomes of late sections: a settled one renders in place, a pending one streams behind the shell. */
  late: Readonly<Record<string, Promise<SectionOutcome>>>;
  assets: PageAssets;
  /** Only for pages that stream: React's own inline scripts carry it. */
  nonce?: string;
  signal: AbortSignal;
  /** Called once per render error, with the component uid when a section threw. */
  onSectionError: (error: unknown, componentStack: string | undefined) => void;
}

export interface RenderedStream {
  pipe: <T extends NodeJS.WritableStream>(destination: T) => T;
}

export interface EntryServer {
  /** Registered component names (the registry of `src/components`). */
  componentNames: readonly string[];
  /** Everything in place, UTF-8, no inline script. Rejects when the shell itself throws. */
  renderSettled: (input: RenderInput) => Promise<Buffer>;
  /** The shell at once, pending late sections behind it. Rejects when the shell itself throws. */
  renderStream: (input: RenderInput) => Promise<RenderedStream>;
}
