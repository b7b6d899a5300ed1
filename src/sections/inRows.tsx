import type { ReactElement, ReactNode } from 'react';
import type { ComponentRendering } from '../contracts/content/layout.ts';
import { row } from './Frame.styles.ts';

/** Renders the components of a placeholder in order. Consecutive components with columns share a row. */
export function inRows(
  renderings: readonly ComponentRendering[],
  render: (rendering: ComponentRendering, position: number) => ReactElement,
): ReactNode[] {
  const rows: ReactNode[] = [];
  for (let position = 0; position < renderings.length; ) {
    const length = cellsFrom(renderings, position);
    const components = renderings
      .slice(position, position + Math.max(1, length))
      .map((rendering, at) => render(rendering, position + at));
    rows.push(
      length === 0 ? (
        components[0]
      ) : (
        <div key={`row ${position}`} className={row}>
          {components}
        </div>
      ),
    );
    position += components.length;
  }
  return rows;
}

/** Returns how many consecutive renderings from `position` have columns. */
function cellsFrom(renderings: readonly ComponentRendering[], position: number): number {
  const end = renderings.findIndex((rendering, at) => at >= position && !rendering?.frame?.columns);
  return (end === -1 ? renderings.length : end) - position;
}
