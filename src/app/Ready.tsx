import type { ReactNode } from 'react';
import type { DictionaryKey } from '../contracts/dictionary.ts';
import { PageContext, usePage } from './PageContext.tsx';

/** Where finished markup goes while a whole page is rendered on the server (`entry.server`). */
interface ReadySink {
  /** Takes the markup; returns what React writes in its place. */
  put: (markup: string) => string;
  render: (children: ReactNode) => string;
}

let sink: ReadySink | null = null;

/** Renders with a sink; without one, and always in the browser, children are children. */
export function withReadySink<T>(own: ReadySink, render: () => T): T {
  sink = own;
  try {
    return render();
  } finally {
    sink = null;
  }
}

/** Finished markup for `dangerouslySetInnerHTML`: what stands for it while a page is put together, else itself. */
export function readyMarkup(markup: string): string {
  return sink ? sink.put(markup) : markup;
}

type Labels = Readonly<Record<DictionaryKey, string>>;

/** Pieces of markup of one dictionary; they go when it is replaced, and all at once when there are too many. */
const MAX_PIECES = 2_000;
const pieces = new WeakMap<Labels, Map<string, string>>();

interface ReadyProps {
  as: 'li' | 'div';
  className?: string;
  /** Together with site, language and labels this says everything the children depend on. */
  of: unknown;
  children: ReactNode;
}

/**
 * An element whose children are rendered once on the server and then put in as they are: the markup is the same, so
 * hydration cannot tell. For parts that many pages show and that depend on their data alone: no visitor, no clock, no
 * `useId`, no picture that is loaded first.
 */
export function Ready({ as: Tag, className, of, children }: ReadyProps) {
  const page = usePage();
  if (!sink) return <Tag className={className}>{children}</Tag>;
  const known = pieces.get(page.dictionary) ?? new Map<string, string>();
  pieces.set(page.dictionary, known);
  const key = JSON.stringify(of);
  const markup = known.get(key) ?? sink.render(<PageContext value={page}>{children}</PageContext>);
  if (known.size >= MAX_PIECES) known.clear();
  known.set(key, markup);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the children
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: sink.put(markup) }} />;
}
