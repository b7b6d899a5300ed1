import { isEmptyField, itemsValue } from '../../content/fields.ts';
import { SectionHeading } from '../../content/SectionHeading.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import { Highlight, isFilled } from './Highlight.tsx';
import * as styles from './HighlightList.styles.ts';

/** Renders highlights in 3 or 4 columns (F118), each with icon or image. Renders nothing without any. */
export function HighlightList({ fields, params }: ComponentProps) {
  const highlights = itemsValue(fields.Items).filter(isFilled);
  if (highlights.length === 0) return null;
  const hasTitle = !isEmptyField(fields.Title);
  return (
    <section className={classes(container, section)}>
      <SectionHeading title={hasTitle && <Text field={fields.Title} />} />
      <div className={styles.frame}>
        <ul className={styles.grid} data-columns={params.Columns === '4' ? '4' : '3'}>
          {highlights.map(({ fields: highlight }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, in which an item may be repeated
            <li key={position} className={styles.highlight}>
              <Highlight fields={highlight} level={hasTitle ? 3 : 2} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
