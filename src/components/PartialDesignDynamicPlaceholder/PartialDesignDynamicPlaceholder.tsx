import type { ComponentProps } from '../../content/views.ts';
import { Placeholder } from '../../sections/Placeholder.tsx';

/** Renders the platform's partial designs: `sig` names the one placeholder inside. */
export function PartialDesignDynamicPlaceholder({ rendering, params }: ComponentProps) {
  return params.sig ? <Placeholder name={params.sig} rendering={rendering} /> : null;
}
