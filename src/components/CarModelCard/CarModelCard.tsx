import { imageValue, isEmptyField, itemsValue } from '../../content/fields.ts';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { CardBadge, CardCallToAction, CardHeading, CardImage, isCardEmpty } from '../../features/cards/CardParts.tsx';
import { text } from '../../features/cards/cards.styles.ts';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import * as styles from './CarModelCard.styles.ts';

/** Maximum number of facts (F013). */
const MAX_FACTS = 4;
const SIZES = '(min-width: 64rem) 46rem, calc(100vw - 3rem)';

/** Renders the card of a car model (F013): image with campaign badge, text, up to four facts, link. */
export function CarModelCard({ fields }: ComponentProps) {
  if (isCardEmpty(fields)) return null;
  return (
    <div className={classes(container, section)}>
      <div className={styles.container}>
        <article className={styles.card} data-alone={!imageValue(fields.Image) || undefined}>
          <CardImage fields={fields} sizes={SIZES} className={styles.image} />
          <div className={styles.body}>
            <CardBadge fields={fields} />
            <CardHeading fields={fields} level={2} size="block" />
            {!isEmptyField(fields.Text) && (
              <p className={text}>
                <Text field={fields.Text} />
              </p>
            )}
            <Facts field={fields.Labels} />
            <CardCallToAction fields={fields} />
          </div>
        </article>
      </div>
    </div>
  );
}

/** Renders pairs of label and value; incomplete pairs are left out. */
function Facts({ field }: { field: unknown }) {
  const pairs = itemsValue(field)
    .filter(({ fields }) => !isEmptyField(fields.Label) && !isEmptyField(fields.Value))
    .slice(0, MAX_FACTS);
  if (pairs.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {pairs.map(({ id, fields }, position) => (
        <div key={id || position}>
          <dt>
            <Text field={fields.Label} />
          </dt>
          <dd>
            <Text field={fields.Value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
