import type { ReactNode } from 'react';
import type { ComponentProps } from '../../content/views.ts';
import type { ComponentViews } from '../../delivery/componentViews.ts';
import { Placeholder } from '../../sections/Placeholder.tsx';
import { placeholderKey } from '../../sections/placeholderKey.ts';

type Placed = Pick<ComponentProps, 'rendering' | 'params'>;

const nameOf = (params: ComponentProps['params']): string => `carousel-${params.DynamicPlaceholderId ?? ''}`;

/** Returns the components in `carousel-{DynamicPlaceholderId}` as slides; unknown components are left out. */
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

/** Renders the same components one below the other, for editors: one placeholder that accepts more. */
export function PlacedColumn({ rendering, params }: Placed) {
  return <Placeholder name={nameOf(params)} rendering={rendering} />;
}
