import { imageValue, isEmptyField } from '../../content/fields.ts';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { CardBadge, CardHeading, CardPicture, CardWay, isCardEmpty } from '../../features/cards/CardParts.tsx';
import { text } from '../../features/cards/cards.styles.ts';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import * as styles from './ImageCard.styles.ts';

const SIZES = '(min-width: 90rem) 82rem, calc(100vw - 3rem)';

/** A large picture with a few words (F025): below it, or standing on it. */
export function ImageCard({ fields, params }: ComponentProps) {
  if (isCardEmpty(fields)) return null;
  const onPicture = params.Variant === 'Overlay' && imageValue(fields.Image) !== null;
  return (
    <div className={classes(container, section)}>
      <div className={styles.room}>
        <article className={onPicture ? styles.overlay : styles.below}>
          <CardPicture fields={fields} sizes={SIZES} className={styles.picture} />
          <div className={styles.words}>
            <CardBadge fields={fields} />
            <CardHeading fields={fields} level={2} size="block" />
            {!isEmptyField(fields.Text) && (
              <p className={onPicture ? styles.onPicture : text}>
                <Text field={fields.Text} />
              </p>
            )}
            <CardWay fields={fields} />
          </div>
        </article>
      </div>
    </div>
  );
}
