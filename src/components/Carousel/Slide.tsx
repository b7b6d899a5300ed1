import { imageValue, isEmptyField } from '../../content/fields.ts';
import type { ItemValue } from '../../content/fieldValues.ts';
import { Image } from '../../content/Image.tsx';
import { Link } from '../../content/Link.tsx';
import { Text } from '../../content/Text.tsx';
import type { Fields } from '../../contracts/content/layout.ts';
import { classes } from '../../lib/classes.ts';
import { buttons } from '../../ui/button.styles.ts';
import { Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import * as styles from './Carousel.styles.ts';

const SIZES = '(min-width: 90rem) 47rem, (min-width: 54rem) 55vw, calc(100vw - 2.5rem)';

/** Returns whether a slide has content. */
export const isFilled = ({ fields }: ItemValue): boolean =>
  imageValue(fields.Image) !== null || !isEmptyField(fields.Title) || !isEmptyField(fields.Text);

/** Renders a slide of the carousel: image and text side by side, or one below the other in narrow containers. */
export function Slide({ fields, level }: { fields: Fields; level: HeadingLevel }) {
  return (
    <div className={styles.slide}>
      <div className={styles.sides}>
        <Image field={fields.Image} className={styles.image} sizes={SIZES} />
        <div className={styles.body}>
          {!isEmptyField(fields.Title) && (
            <Heading level={level} size="block" className={styles.title}>
              <Text field={fields.Title} />
            </Heading>
          )}
          {!isEmptyField(fields.Text) && (
            <p className={styles.text}>
              <Text field={fields.Text} />
            </p>
          )}
          <Link field={fields.Link} className={classes(buttons.secondary, styles.link)} />
        </div>
      </div>
    </div>
  );
}
