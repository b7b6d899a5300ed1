import { Placeholder } from '../../content/Placeholder.tsx';
import { splitNumbers } from '../../content/params.ts';
import type { ComponentProps } from '../../content/views.ts';

/** The platform's own rows: the placeholders that are switched on, one below the other. */
export function RowSplitter({ rendering, params }: ComponentProps) {
  return splitNumbers(params).map((number) => (
    <Placeholder key={number} name={`row-${number}-${params.DynamicPlaceholderId ?? ''}`} rendering={rendering} />
  ));
}
