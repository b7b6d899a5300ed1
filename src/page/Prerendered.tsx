import type { ComponentType } from 'react';
import { type SharedContext, useSharedContext } from '../ui/sharedContext.ts';
import { sharedContextOf } from './fragmentCache.ts';
import { currentCollector, type MarkupCollector, withCollector } from './markupCollector.ts';
import { FragmentProvider } from './PageContext.tsx';

/** A React element. */
interface Element {
  type: unknown;
  props: unknown;
  key: unknown;
}

/** What JSON carries unchanged: no function, no element, no date. `unknown` stands for the platform's own JSON. */
type Plain<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends Element | ((...parameters: never[]) => unknown) | Date
      ? never
      : { [Key in keyof T]: Plain<T[Key]> };

interface PrerenderedProps<Props extends object> {
  as: 'li' | 'div';
  className?: string;
  /** A component of a module, never one that is made while rendering. */
  view: ComponentType<Props>;
  /** The props of `view`. They are the fragment's cache key, together with the shared context. */
  viewProps: NoInfer<Props & Plain<Props>>;
}

/**
 * An element whose content the server renders once and uses on every page that shows the same. The content is a component
 * that depends on its props and on `useSharedContext` alone: it is rendered from the cache key, and hooks that read more
 * throw. In the browser, in streams and in edit mode it is an ordinary component under the same restrictions.
 */
export function Prerendered<Props extends object>({ as: Tag, className, view, viewProps }: PrerenderedProps<Props>) {
  const shared = sharedContextOf(useSharedContext());
  const collector = currentCollector();
  if (!collector) return <Tag className={className}>{fragment(shared, view, viewProps)}</Tag>;
  const markup = markupOf(collector, shared, view, viewProps);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the component
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: collector.put(markup) }} />;
}

function fragment<Props extends object>(shared: SharedContext, View: ComponentType<Props>, viewProps: Props) {
  return (
    <FragmentProvider shared={shared}>
      <View {...viewProps} />
    </FragmentProvider>
  );
}

function markupOf<Props extends object>(
  { fragments, renderFragment }: MarkupCollector,
  shared: SharedContext,
  view: ComponentType<Props>,
  viewProps: Props,
): string {
  const props = JSON.stringify(viewProps);
  const key = fragments.keyOf(shared, view, props);
  const known = fragments.get(key);
  if (known !== undefined) return known;
  // From the key, so that nothing can decide the markup that is not in it. A fragment inside is part of this one.
  const content = fragment(shared, view, JSON.parse(props) as Props);
  const markup = withCollector(null, () => renderFragment(content));
  // A boundary that failed may not fail the next time.
  if (!markup.includes('<!--$!-->')) fragments.set(key, markup);
  return markup;
}
