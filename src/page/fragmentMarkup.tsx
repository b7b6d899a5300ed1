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

/** Returns the markup of a fragment from the cache, or renders it. */
export function fragmentMarkup<Props extends object>(
  { fragments, renderFragment }: Pick<MarkupCollector, 'fragments' | 'renderFragment'>,
  shared: SharedContext,
  view: ComponentType<Props>,
  viewProps: Props,
): string {
  const props = sharedJson(viewProps);
  const key = fragments.keyOf(shared, view, props);
  const cached = fragments.get(key);
  if (cached !== undefined) return cached;
  // Props parsed from the key, so that nothing outside of the key affects the markup. A nested fragment is part of this one.
  const content = fragment(shared, view, unpacked(JSON.parse(props)) as Props);
  const markup = withCollector(null, () => renderFragment(content));
  // Do not cache a failed boundary: the next render may succeed.
  if (!markup.includes('<!--$!-->')) fragments.set(key, markup);
  return markup;
}
