import { type ComponentPropsWithRef, type ComponentType, type DetailsHTMLAttributes, use } from 'react';
import { useSharedContext } from '../ui/sharedContext.ts';
import { FragmentsContext } from './FragmentsContext.ts';
import { sharedContextOf } from './fragments/fragmentCache.ts';
import { fragment, fragmentMarkup } from './fragments/fragmentMarkup.tsx';

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

interface PrerenderedProps<Props extends object> extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'children'> {
  as: 'li' | 'div' | 'ul' | 'details';
  /** A component at module level, not one created while rendering. */
  view: ComponentType<Props>;
  /** Props of `view`. The fragment's cache key consists of them, the view and the shared context. */
  viewProps: NoInfer<Props & Plain<Props>>;
  /** False where the content is on one page only, or has a boundary: it is rendered with the page. */
  isWhole?: boolean;
}

/**
 * Renders an element whose content the server renders once and reuses on every page with the same props. The component may
 * use only its props and `useSharedContext`; other hooks throw, and so do boundaries and images that load at once. In the browser and
 * in edit mode it is an ordinary component with the same restrictions.
 */
export function Prerendered<Props extends object>({
  as,
  view,
  viewProps,
  isWhole = true,
  ...attributes
}: PrerenderedProps<Props>) {
  const Tag = as as 'details';
  const shared = sharedContextOf(useSharedContext());
  const source = onServer && isWhole ? use(FragmentsContext) : null;
  if (!source) return <Tag {...attributes}>{fragment(shared, view, viewProps)}</Tag>;
  const markup = fragmentMarkup(source, shared, view, viewProps);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the component
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
}

interface PrerenderedListProps<Item, Props extends object>
  extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'dangerouslySetInnerHTML'> {
  view: ComponentType<Props>;
  items: readonly Item[];
  /** Returns the view's props for an item at a position. */
  viewPropsOf: (item: Item, index: number) => NoInfer<Props & Plain<Props>>;
}

/** Renders a list whose items are fragments. The server prints it as one markup. For a list that only the server renders. */
export function PrerenderedList<Item, Props extends object>({
  view,
  items,
  viewPropsOf,
  ...attributes
}: PrerenderedListProps<Item, Props>) {
  const shared = sharedContextOf(useSharedContext());
  const source = use(FragmentsContext);
  if (!source) {
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once
    const list = items.map((item, index) => <li key={index}>{fragment(shared, view, viewPropsOf(item, index))}</li>);
    return <ul {...attributes}>{list}</ul>;
  }
  let markup = '';
  items.forEach((item, index) => {
    markup += `<li>${fragmentMarkup(source, shared, view, viewPropsOf(item, index))}</li>`;
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the component
  return <ul {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
}
