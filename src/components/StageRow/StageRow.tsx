import type { CSSProperties } from 'react';
import { isEmptyField, itemsValue, textValue } from '../../content/fields.ts';
import { SectionHeading } from '../../content/SectionHeading.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import type { Fields } from '../../contracts/layout.ts';
import { classes } from '../../lib/classes.ts';
import { Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { container, section, visuallyHidden } from '../../ui/layout.styles.ts';
import { NamedIcon } from '../../ui/NamedIcon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './StageRow.styles.ts';

/** So many stages stand in one row at the most. */
const MOST_IN_A_ROW = 5;

/** Numbered stages, one after the other (F118): beside each other as far as there is room. Nothing without one. */
export function StageRow({ fields }: ComponentProps) {
  const stages = itemsValue(fields.Stages).filter(
    (stage) => !isEmptyField(stage.fields.Title) || !isEmptyField(stage.fields.Text),
  );
  if (stages.length === 0) return null;
  const titled = !isEmptyField(fields.Title);
  return (
    <section className={classes(container, section)}>
      <SectionHeading title={titled && <Text field={fields.Title} />} />
      <div className={styles.frame}>
        <ol className={styles.stages} style={{ '--columns': columnsFor(stages.length) } as CSSProperties}>
          {stages.map((stage, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, in which an item may stand twice
            <li key={index} className={styles.stage}>
              <Stage fields={stage.fields} number={index + 1} level={titled ? 3 : 2} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Columns of the widest row, so that no stage stands alone below the others: six are three and three. */
export function columnsFor(count: number): number {
  return count <= MOST_IN_A_ROW ? count : Math.ceil(count / Math.ceil(count / 4));
}

/** The number is drawn for the eye, and said before the heading for the ear. */
function Stage({ fields, number, level }: { fields: Fields; number: number; level: HeadingLevel }) {
  const translate = useTranslate();
  const said = <span className={visuallyHidden}>{translate('stageNumber', { number })}: </span>;
  const titled = !isEmptyField(fields.Title);
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        <span className={styles.number}>{number}</span>
      </span>
      <div className={styles.words}>
        <NamedIcon name={textValue(fields.Icon)} size={28} className={styles.icon} />
        {titled && (
          <Heading level={level} size="card">
            {said}
            <Text field={fields.Title} />
          </Heading>
        )}
        {!isEmptyField(fields.Text) && (
          <p className={styles.text}>
            {!titled && said}
            <Text field={fields.Text} />
          </p>
        )}
      </div>
    </>
  );
}
