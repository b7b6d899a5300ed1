import type { CSSProperties } from 'react';
import { splitNumbers } from '../../content/params.ts';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { partClasses } from '../../page/Frame.tsx';
import { Placeholder } from '../../page/Placeholder.tsx';
import { column, columns } from './ColumnSplitter.styles.ts';

/** The platform's own columns, side by side from 768 px: `ColumnWidth1` … name their share of twelve (`col-6`), `Styles1` … their styles. */
export function ColumnSplitter({ rendering, params }: ComponentProps) {
  const numbers = splitNumbers(params);
  if (numbers.length === 0 || !rendering.placeholders) return null;
  const even = Math.max(1, Math.floor(12 / numbers.length));
  return (
    <div className={columns}>
      {numbers.map((number) => (
        <div
          key={number}
          className={classes(column, partClasses(params[`Styles${number}`]))}
          style={{ '--span': spanOf(params[`ColumnWidth${number}`], even) } as CSSProperties}
        >
          <Placeholder name={`column-${number}-${params.DynamicPlaceholderId ?? ''}`} rendering={rendering} />
        </div>
      ))}
    </div>
  );
}

/** The share of twelve in a width such as `col-12 col-lg-6`: the widest screen's; `even` when it names none. */
export function spanOf(width: string | undefined, even: number): number {
  const named = [...(width ?? '').matchAll(/\bcol-(?:\w+-)?(\d{1,2})\b/g)].at(-1)?.[1];
  const span = Number(named);
  return span >= 1 && span <= 12 ? span : even;
}
