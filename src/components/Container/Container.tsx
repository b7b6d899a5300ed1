import type { ComponentProps } from '../../content/views.ts';
import { Placeholder } from '../../page/Placeholder.tsx';

/** The platform's own frame around other components: nothing of its own, so nothing when it is empty. */
export function Container({ rendering, params }: ComponentProps) {
  return <Placeholder name={`container-${params.DynamicPlaceholderId ?? ''}`} rendering={rendering} />;
}
