import { imageValue } from '../../content/fields.ts';
import { RichText } from '../../content/RichText.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { CardBadge, CardHeading, CardPicture, CardWay, isCardEmpty } from '../../features/cards/CardParts.tsx';
import { classes } from '../../lib/classes.ts';
import { bandClass } from '../../ui/bandClass.ts';
import { container, section } from '../../ui/layout.styles.ts';
import * as styles from './HorizontalCard.styles.ts';

const SIZES = '(min-width: 64rem) 34rem, calc(100vw - 3rem)';

/** A card that lies down (F025): picture on one side, words on the other, on one of three grounds. */
export function HorizontalCard({ fields, params }: ComponentProps) {
  if (isCardEmpty(fields)) return null;
  const ground = bandClass(params.BackgroundColor) ?? styles.outlined;
  return (
    <div className={classes(container, section)}>
      <div className={styles.room}>
        <article
          className={classes(ground, styles.card)}
          data-reverse={params.Reverse === '1' || undefined}
          data-alone={!imageValue(fields.Image) || undefined}
        >
          <CardPicture fields={fields} sizes={SIZES} className={styles.picture} />
          <div className={styles.words}>
            <CardBadge fields={fields} />
            <CardHeading fields={fields} level={2} size="block" />
            <RichText field={fields.Text} className={styles.text} />
            <CardWay fields={fields} />
          </div>
        </article>
      </div>
    </div>
  );
}
