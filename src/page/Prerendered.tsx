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

/** Types that JSON preserves: no functions, elements or dates. `unknown` is allowed for the platform's JSON. */
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
  /** A component at module level, not one created while rendering. */
  view: ComponentType<Props>;
  /** Props of `view`. The fragment's cache key consists of them, the view and the shared context. */
  viewProps: NoInfer<Props & Plain<Props>>;
}

/**
 * Renders an element whose content the server renders once and reuses on every page with the same props. The component may
 * use only its props and `useSharedContext`; other hooks throw. In the browser, in streams and in edit mode it is an ordinary
 * component with the same restrictions.
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
  const cached = fragments.get(key);
  if (cached !== undefined) return cached;
  // Props parsed from the key, so that nothing outside of the key affects the markup. A nested fragment is part of this one.
  const content = fragment(shared, view, JSON.parse(props) as Props);
  const markup = withCollector(null, () => renderFragment(content));
  // Do not cache a failed boundary: the next render may succeed.
  if (!markup.includes('<!--$!-->')) fragments.set(key, markup);
  return markup;
}
