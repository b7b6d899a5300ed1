import type { ComponentType } from 'react';
import type { SharedContext } from '../ui/sharedContext.ts';
import { type MarkupCollector, withCollector } from './markupCollector.ts';
import { FragmentProvider } from './PageContext.tsx';
import { sharedJson } from './sharedJson.ts';
import { unpacked } from './unpackedJson.ts';

/** Returns the element of a fragment, which can read its props and the shared context only. */
export function fragment<Props extends object>(shared: SharedContext, View: ComponentType<Props>, viewProps: Props) {
  return (
    <FragmentProvider shared={shared}>
      <View {...viewProps} />
    </FragmentProvider>
  );
}

/** React's comment for a boundary whose content failed. */
const FAILED_BOUNDARY = '<!--$!-->';

export const hasFailed = (markup: string): boolean => markup.includes(FAILED_BOUNDARY);

/** What the markup of a fragment needs of a collector. */
type FragmentSource = Pick<MarkupCollector, 'fragments' | 'renderFragment'> &
  Partial<Pick<MarkupCollector, 'onFailure' | 'preload'>>;

/**
 * Returns the markup of a fragment from the cache, or renders it.
 *
 * @throws when the fragment preloads an image and the source cannot
 */
export function fragmentMarkup<Props extends object>(
  source: FragmentSource,
  shared: SharedContext,
  view: ComponentType<Props>,
  viewProps: Props,
): string {
  const props = sharedJson(viewProps);
  return markupOf(source, shared, view, source.fragments.keyOf(shared, view, props), () => props);
}

/**
 * Returns the same for an object that is never changed and, with its variant, determines the props of the view.
 *
 * @param propsOf returns the view's props
 */
export function itemMarkup<Item extends object, Props extends object>(
  source: FragmentSource,
  shared: SharedContext,
  view: ComponentType<Props>,
  item: Item,
  propsOf: (item: Item) => Props,
  variant = '',
): string {
  const props = () => sharedJson(propsOf(item));
  return markupOf(source, shared, view, source.fragments.keyOfItem(shared, view, item, props, variant), props);
}

function markupOf<Props extends object>(
  source: FragmentSource,
  shared: SharedContext,
  view: ComponentType<Props>,
  key: string,
  props: () => string,
): string {
  const markup = source.fragments.get(key) ?? renderedMarkup(source, shared, view, key, props);
  const [links] = PRELOADS.exec(markup) ?? [];
  if (links === undefined) return markup;
  if (!source.preload) throw new Error('A prerendered fragment preloads an image');
  source.preload(links);
  return markup.slice(links.length);
}

/** React writes the links for images that load at once before the markup; on a page they are in the head. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

function renderedMarkup<Props extends object>(
  { fragments, renderFragment, onFailure }: FragmentSource,
  shared: SharedContext,
  view: ComponentType<Props>,
  key: string,
  props: () => string,
): string {
  // Props parsed from the key, so that nothing outside of the key affects the markup. A nested fragment is part of this one.
  const content = fragment(shared, view, unpacked(JSON.parse(props())) as Props);
  const markup = withCollector(null, () => renderFragment(content));
  // Do not cache a failed boundary: the next render may succeed.
  if (hasFailed(markup)) onFailure?.();
  else fragments.set(key, markup);
  return markup;
}
