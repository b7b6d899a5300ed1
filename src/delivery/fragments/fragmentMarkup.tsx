import type { ComponentType } from 'react';
import { FragmentProvider } from '../../page/PageContext.tsx';
import type { SharedContext } from '../../ui/sharedContext.ts';
import type { FragmentSource } from '../FragmentsContext.ts';
import { sharedJson } from '../pageData/sharedJson.ts';
import { unpacked } from '../pageData/unpackedJson.ts';

/** Returns the element of a fragment, which can read its props and the shared context only. */
export function fragment<Props extends object>(shared: SharedContext, View: ComponentType<Props>, viewProps: Props) {
  return (
    <FragmentProvider shared={shared}>
      <View {...viewProps} />
    </FragmentProvider>
  );
}

/** Returns the markup of a fragment from the cache, or renders it. Throws what the view throws. */
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
 * Returns the same for an object that is never changed and determines the props of the view.
 *
 * @param propsOf returns the view's props
 */
export function itemMarkup<Item extends object, Props extends object>(
  source: FragmentSource,
  shared: SharedContext,
  view: ComponentType<Props>,
  item: Item,
  propsOf: (item: Item) => Props,
): string {
  const props = () => sharedJson(propsOf(item));
  return markupOf(source, shared, view, source.fragments.keyOfItem(shared, view, item, props), props);
}

function markupOf<Props extends object>(
  { fragments, renderFragment }: FragmentSource,
  shared: SharedContext,
  view: ComponentType<Props>,
  key: string,
  props: () => string,
): string {
  const cached = fragments.get(key);
  if (cached !== undefined) return cached;
  // Props parsed from the key, so that nothing outside of the key affects the markup.
  const markup = renderFragment(fragment(shared, view, unpacked(JSON.parse(props())) as Props));
  fragments.set(key, markup);
  return markup;
}
