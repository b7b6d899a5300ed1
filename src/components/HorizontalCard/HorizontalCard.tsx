import { imageValue } from '../../content/fields.ts';
import { RichText } from '../../content/RichText.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { CardBadge, CardCallToAction, CardHeading, CardImage, isCardEmpty } from '../../features/cards/CardParts.tsx';
import { classes } from '../../lib/classes.ts';
import { bandClass } from '../../ui/bandClass.ts';
import { container, section } from '../../ui/layout.styles.ts';
import * as styles from './HorizontalCard.styles.ts';

const SIZES = '(min-width: 64rem) 34rem, calc(100vw - 3rem)';

/** Renders a horizontal card (F025): image on one side, text on the other, on one of three backgrounds. */
export function HorizontalCard({ fields, params }: ComponentProps) {
  if (isCardEmpty(fields)) return null;
  const band = bandClass(params.BackgroundColor);
  return (
    <div className={classes(container, section)}>
      <div className={styles.container}>
        <article
          className={classes(!band && styles.outlined, styles.card)}
          data-reverse={params.Reverse === '1' || undefined}
          data-alone={!imageValue(fields.Image) || undefined}
        >
          <CardImage fields={fields} sizes={SIZES} className={styles.image} />
          <div className={classes(band, styles.body)}>
            <CardBadge fields={fields} />
            <CardHeading fields={fields} level={2} size="block" />
            <RichText field={fields.Text} className={styles.text} />
            <CardCallToAction fields={fields} />
          </div>
        </article>
      </div>
    </div>
  );
}
