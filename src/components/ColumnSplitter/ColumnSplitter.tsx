import type { CSSProperties } from 'react';
import { splitNumbers } from '../../content/params.ts';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { partClasses } from '../../sections/frameClasses.ts';
import { Placeholder } from '../../sections/Placeholder.tsx';
import { column, columns } from './ColumnSplitter.styles.ts';

/**
 * Renders the platform's columns, side by side from 768 px: `ColumnWidth1` … are their share of twelve (`col-6`), `Styles1` …
 * their styles.
 */
export function ColumnSplitter({ rendering, params }: ComponentProps) {
  const numbers = splitNumbers(params);
  if (numbers.length === 0 || !rendering.placeholders) return null;
  const evenSpan = Math.max(1, Math.floor(12 / numbers.length));
  return (
    <div className={columns}>
      {numbers.map((number) => (
        <div
          key={number}
          className={classes(column, partClasses(params[`Styles${number}`]))}
          style={{ '--span': spanOf(params[`ColumnWidth${number}`], evenSpan) } as CSSProperties}
        >
          <Placeholder name={`column-${number}-${params.DynamicPlaceholderId ?? ''}`} rendering={rendering} />
        </div>
      ))}
    </div>
  );
}

/** Returns the share of twelve in a width such as `col-12 col-lg-6`, that of the widest screen; `evenSpan` without one. */
export function spanOf(width: string | undefined, evenSpan: number): number {
  const lastSpan = [...(width ?? '').matchAll(/\bcol-(?:\w+-)?(\d{1,2})\b/g)].at(-1)?.[1];
  const span = Number(lastSpan);
  return span >= 1 && span <= 12 ? span : evenSpan;
}
