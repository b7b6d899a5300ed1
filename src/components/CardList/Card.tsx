import { imageValue, isEmptyField } from '../../content/fields.ts';
import { Text } from '../../content/Text.tsx';
import type { Fields } from '../../contracts/content/layout.ts';
import { CardBadge, CardCallToAction, CardHeading, CardImage } from '../../features/cards/CardParts.tsx';
import * as styles from '../../features/cards/cards.styles.ts';
import { classes } from '../../lib/classes.ts';
import type { HeadingLevel } from '../../ui/Heading.tsx';

const SIZES = '(min-width: 80rem) 26rem, (min-width: 48rem) 45vw, calc(100vw - 3rem)';

/** Renders a card of the list. */
export function Card({ fields, level }: { fields: Fields; level: HeadingLevel }) {
  return (
    <article className={classes(styles.card, !imageValue(fields.Image) && styles.boxed)}>
      <CardImage fields={fields} sizes={SIZES} />
      <div className={styles.body}>
        <CardBadge fields={fields} />
        <CardHeading fields={fields} level={level} />
        {!isEmptyField(fields.Text) && (
          <p className={styles.text}>
            <Text field={fields.Text} />
          </p>
        )}
        <CardCallToAction fields={fields} />
      </div>
    </article>
  );
}
