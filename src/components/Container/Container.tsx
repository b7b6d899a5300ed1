import type { ComponentProps } from '../../content/views.ts';
import { Placeholder } from '../../page/Placeholder.tsx';

/** The platform's container of other components; it has no markup of its own. */
export function Container({ rendering, params }: ComponentProps) {
  return <Placeholder name={`container-${params.DynamicPlaceholderId ?? ''}`} rendering={rendering} />;
}
