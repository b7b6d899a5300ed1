import type { ComponentType, ReactElement } from 'react';
import { type SharedContext, useSharedContext } from '../ui/sharedContext.ts';
import { sharedContextOf } from './fragmentCache.ts';
import { fragment, fragmentMarkup, itemMarkup } from './fragmentMarkup.tsx';
import { currentCollector } from './markupCollector.ts';

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
  as: 'li' | 'div' | 'ul';
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
  const markup = fragmentMarkup(collector, shared, view, viewProps);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the component
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: collector.put(markup) }} />;
}

/**
 * Returns a list item whose markup is that of several fragments, each in a list item of its own: React then writes one element and not
 * one for each. The markup is the same as of one `Prerendered` for each, which is what the browser renders. Returns null where no
 * fragments are collected.
 *
 * @param items objects that are never changed
 * @param propsOf returns the view's props, which the item and its variant alone determine
 * @param variantAt returns the variant of the item at a position
 */
export function prerenderedItems<Item extends object, Props extends object, Variant extends string = ''>(
  shared: SharedContext,
  view: ComponentType<Props>,
  items: readonly Item[],
  propsOf: (item: Item, variant: Variant) => NoInfer<Props & Plain<Props>>,
  variantAt: (index: number) => Variant = () => '' as Variant,
): ReactElement | null {
  const collector = currentCollector();
  if (!collector || items.length === 0) return null;
  const own = sharedContextOf(shared);
  const markups = items.map((item, index) => {
    const variant = variantAt(index);
    return itemMarkup(collector, own, view, item, () => propsOf(item, variant), variant);
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the component
  return <li dangerouslySetInnerHTML={{ __html: collector.put(markups.join('</li><li>')) }} />;
}
