import { isEmptyField, textValue } from '../../content/fields.ts';
import { Link } from '../../content/Link.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { buttons } from '../../ui/button.styles.ts';
import { Heading } from '../../ui/Heading.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import { Clock } from './Clock.tsx';
import * as styles from './CountdownTimer.styles.ts';
import { endTimeOf } from './countdown.ts';

/** Renders days, hours, minutes and seconds until a date (F025); no countdown without a date. */
export function CountdownTimer({ fields }: ComponentProps) {
  const end = endTimeOf(textValue(fields.EndDate));
  const hasText = !isEmptyField(fields.Title) || !isEmptyField(fields.Text);
  if (end === null && !hasText) return null;
  return (
    <section className={classes(container, section)}>
      <div className={styles.panel}>
        <div className={styles.sides}>
          <div className={styles.body}>
            {!isEmptyField(fields.Title) && (
              <Heading level={2} size="section">
                <Text field={fields.Title} />
              </Heading>
            )}
            {!isEmptyField(fields.Text) && (
              <p className={styles.text}>
                <Text field={fields.Text} />
              </p>
            )}
            <Link field={fields.Link} className={buttons.primary} />
          </div>
          {end !== null && (
            <Clock end={end} endedText={isEmptyField(fields.EndedText) ? null : textValue(fields.EndedText)} />
          )}
        </div>
      </div>
    </section>
  );
}
