import type { ComponentProps } from '../../content/views.ts';
import { Placeholder } from '../../sections/Placeholder.tsx';

/** Renders the platform's container of other components. It has no markup of its own. */
export function Container({ rendering, params }: ComponentProps) {
  return <Placeholder name={`container-${params.DynamicPlaceholderId ?? ''}`} rendering={rendering} />;
}
