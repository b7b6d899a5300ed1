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
  { fragments, renderFragment }: FragmentSource,
  shared: SharedContext,
  view: ComponentType<Props>,
  viewProps: Props,
): string {
  const json = () => sharedJson(viewProps);
  const key = fragments.keyOf(shared, view, viewProps, json);
  const cached = fragments.get(key);
  if (cached !== undefined) return cached;
  // Props parsed from the key, so that nothing outside of the key affects the markup.
  const markup = renderFragment(fragment(shared, view, unpacked(JSON.parse(json())) as Props));
  fragments.set(key, markup);
  return markup;
}
