import type { CSSProperties } from 'react';
import { isEmptyField, itemsValue, textValue } from '../../content/fields.ts';
import { SectionHeading } from '../../content/SectionHeading.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import type { Fields } from '../../contracts/content/layout.ts';
import { classes } from '../../lib/classes.ts';
import { Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { NamedIcon } from '../../ui/icon/NamedIcon.tsx';
import { container, section, visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './StageRow.styles.ts';

/** Maximum number of stages in a row. */
const MAX_COLUMNS = 5;

/** Renders numbered stages (F118), side by side as far as they fit. Renders nothing without stages. */
export function StageRow({ fields }: ComponentProps) {
  const stages = itemsValue(fields.Stages).filter(
    (stage) => !isEmptyField(stage.fields.Title) || !isEmptyField(stage.fields.Text),
  );
  if (stages.length === 0) return null;
  const hasTitle = !isEmptyField(fields.Title);
  return (
    <section className={classes(container, section)}>
      <SectionHeading title={hasTitle && <Text field={fields.Title} />} />
      <div className={styles.frame}>
        <ol className={styles.stages} style={{ '--columns': columnsFor(stages.length) } as CSSProperties}>
          {stages.map((stage, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, in which an item may be repeated
            <li key={index} className={styles.stage}>
              <Stage fields={stage.fields} number={index + 1} level={hasTitle ? 3 : 2} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Returns the columns of the widest layout so that no stage is alone in the last row: six stages have three columns. */
export function columnsFor(count: number): number {
  return count <= MAX_COLUMNS ? count : Math.ceil(count / Math.ceil(count / 4));
}

/** Renders a stage. The displayed number is hidden from screen readers, because they would read it before the heading. */
function Stage({ fields, number, level }: { fields: Fields; number: number; level: HeadingLevel }) {
  const translate = useTranslate();
  const numberText = <span className={visuallyHidden}>{`${translate('stageNumber', { number })}: `}</span>;
  const hasTitle = !isEmptyField(fields.Title);
  return (
    <>
      <span className={styles.marker} aria-hidden="true">
        <span className={styles.number}>{number}</span>
      </span>
      <div className={styles.body}>
        <NamedIcon name={textValue(fields.Icon)} size={28} className={styles.icon} />
        {hasTitle && (
          <Heading level={level} size="card">
            {numberText}
            <span>
              <Text field={fields.Title} />
            </span>
          </Heading>
        )}
        {!isEmptyField(fields.Text) && (
          <p className={styles.text}>
            {!hasTitle && numberText}
            <span>
              <Text field={fields.Text} />
            </span>
          </p>
        )}
      </div>
    </>
  );
}
