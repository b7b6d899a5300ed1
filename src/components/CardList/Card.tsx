import { imageValue, isEmptyField, linkValue, textValue } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { Text } from '../../content/Text.tsx';
import type { Fields } from '../../contracts/layout.ts';
import { classes } from '../../lib/classes.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './Card.styles.ts';

const SIZES = '(min-width: 80rem) 26rem, (min-width: 48rem) 45vw, calc(100vw - 3rem)';

/** One card. All of it is the link's target; the link itself is the heading, so that it is read once. */
export function Card({ fields, level }: { fields: Fields; level: HeadingLevel }) {
  const link = linkValue(fields.Link);
  const hasImage = imageValue(fields.Image) !== null;
  const title = <Text field={fields.Title} />;
  return (
    <article className={classes(styles.card, !hasImage && styles.boxed)}>
      {hasImage && (
        <div className={styles.frame}>
          <Image field={fields.Image} className={styles.image} sizes={SIZES} />
          <Badge className={styles.badge}>{textValue(fields.Badge)}</Badge>
        </div>
      )}
      <div className={styles.words}>
        {!hasImage && <Badge>{textValue(fields.Badge)}</Badge>}
        {!isEmptyField(fields.Title) && (
          <Heading level={level} size="card">
            {link ? (
              <a className={styles.link} href={link.href} target={link.target} rel={link.target && 'noopener'}>
                {title}
              </a>
            ) : (
              title
            )}
          </Heading>
        )}
        {!isEmptyField(fields.Text) && (
          <p className={styles.text}>
            <Text field={fields.Text} />
          </p>
        )}
        {link?.text && (
          <span className={styles.way} aria-hidden="true">
            {link.text}
            <Icon name="arrowRight" size={18} />
          </span>
        )}
      </div>
    </article>
  );
}
