import { imageValue, isEmptyField } from '../../content/fields.ts';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { CardBadge, CardCallToAction, CardHeading, CardImage, isCardEmpty } from '../../features/cards/CardParts.tsx';
import { text } from '../../features/cards/cards.styles.ts';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import * as styles from './ImageCard.styles.ts';

const SIZES = '(min-width: 90rem) 82rem, calc(100vw - 3rem)';

/** Renders a large image with a short text below it, or on a panel beside it (F025). No text is on the image. */
export function ImageCard({ fields, params }: ComponentProps) {
  if (isCardEmpty(fields)) return null;
  const isOverlay = params.Variant === 'Overlay' && imageValue(fields.Image) !== null;
  return (
    <div className={classes(container, section)}>
      <div className={styles.container}>
        <article className={isOverlay ? styles.overlay : styles.below}>
          <CardImage fields={fields} sizes={SIZES} className={styles.image} />
          <div className={styles.body}>
            <CardBadge fields={fields} />
            <CardHeading fields={fields} level={2} size="block" />
            {!isEmptyField(fields.Text) && (
              <p className={isOverlay ? styles.overlayText : text}>
                <Text field={fields.Text} />
              </p>
            )}
            <CardCallToAction fields={fields} />
          </div>
        </article>
      </div>
    </div>
  );
}
