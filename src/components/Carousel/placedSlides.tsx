import type { ReactNode } from 'react';
import type { ComponentProps } from '../../content/views.ts';
import type { ComponentViews } from '../../page/componentViews.ts';
import { Placeholder } from '../../page/Placeholder.tsx';
import { placeholderKey } from '../../page/placeholderKey.ts';

type Placed = Pick<ComponentProps, 'rendering' | 'params'>;

const nameOf = (params: ComponentProps['params']): string => `carousel-${params.DynamicPlaceholderId ?? ''}`;

/** The components in `carousel-{DynamicPlaceholderId}`, each a slide; what no component is known for is none. */
export function placedSlides({ rendering: { placeholders }, params }: Placed, { viewOf }: ComponentViews): ReactNode[] {
  const name = nameOf(params);
  const key = placeholders && placeholderKey(placeholders, name);
  const renderings = key === undefined ? undefined : placeholders?.[key];
  if (!Array.isArray(renderings)) return [];
  return renderings
    .filter((rendering) => viewOf(rendering?.componentName ?? ''))
    .map((rendering, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: uids may be missing or repeated
      <Placeholder key={position} name={name} placeholders={{ [name]: [rendering] }} />
    ));
}

/** The same below each other, for editors: one placeholder, into which more can be put. */
export function PlacedColumn({ rendering, params }: Placed) {
  return <Placeholder name={nameOf(params)} rendering={rendering} />;
}
