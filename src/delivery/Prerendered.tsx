import { type ComponentType, use } from 'react';
import { useSharedContext } from '../ui/sharedContext.ts';
import { FragmentsContext } from './FragmentsContext.ts';
import { sharedContextOf } from './fragments/fragmentCache.ts';
import { fragment, fragmentMarkup, itemMarkup } from './fragments/fragmentMarkup.tsx';

const onServer = typeof document === 'undefined';

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
 * use only its props and `useSharedContext`; other hooks throw, and so do boundaries and images that load at once. In the browser and
 * in edit mode it is an ordinary component with the same restrictions.
 */
export function Prerendered<Props extends object>({ as: Tag, className, view, viewProps }: PrerenderedProps<Props>) {
  const shared = sharedContextOf(useSharedContext());
  const source = onServer ? use(FragmentsContext) : null;
  if (!source) return <Tag className={className}>{fragment(shared, view, viewProps)}</Tag>;
  const markup = fragmentMarkup(source, shared, view, viewProps);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the component
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}

interface PrerenderedItemProps<Item extends object, Props extends object> {
  view: ComponentType<Props>;
  /** An object that is never changed. */
  item: Item;
  /** Returns the view's props, which the item alone determines. */
  propsOf: (item: Item) => NoInfer<Props & Plain<Props>>;
}

/** Renders a list item as `Prerendered` does, for an item whose markup is found without reading its props. */
export function PrerenderedItem<Item extends object, Props extends object>({
  view,
  item,
  propsOf,
}: PrerenderedItemProps<Item, Props>) {
  const shared = sharedContextOf(useSharedContext());
  const source = onServer ? use(FragmentsContext) : null;
  if (!source) return <li>{fragment(shared, view, propsOf(item))}</li>;
  const markup = itemMarkup(source, shared, view, item, propsOf);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the component
  return <li dangerouslySetInnerHTML={{ __html: markup }} />;
}
