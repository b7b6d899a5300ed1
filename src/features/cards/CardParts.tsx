import { fieldWithChrome } from '../../content/EditingChromeContext.ts';
import { imageValue, isEmptyField, linkValue } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { Link } from '../../content/Link.tsx';
import { Text } from '../../content/Text.tsx';
import type { Fields } from '../../contracts/content/layout.ts';
import { classes } from '../../lib/classes.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import * as styles from './cards.styles.ts';

/** Parts shared by all cards. Their fields are `Title`, `Image`, `Badge` and `Link`. */

interface HeadingProps {
  fields: Fields;
  level: HeadingLevel;
  size?: 'card' | 'block';
}

/** Renders the card's heading. The link is in the heading and covers the card, so that it is announced once. */
export function CardHeading({ fields, level, size = 'card' }: HeadingProps) {
  if (isEmptyField(fields.Title)) return null;
  const link = linkValue(fields.Link);
  const title = <Text field={fields.Title} />;
  return (
    <Heading level={level} size={size}>
      {link ? (
        <a className={styles.link} href={link.href} target={link.target} rel={link.target && 'noopener'}>
          {title}
        </a>
      ) : (
        title
      )}
    </Heading>
  );
}

/** Renders the card's visible call to action; the heading is the link. A card without a heading has its link here. */
export function CardCallToAction({ fields }: { fields: Fields }) {
  const text = linkValue(fields.Link)?.text;
  const content = text && (
    <>
      <span>{text}</span>
      <Icon name="arrowRight" size={18} />
    </>
  );
  if (isEmptyField(fields.Title)) {
    return (
      <Link field={fields.Link} className={classes(styles.link, styles.callToAction)}>
        {content}
      </Link>
    );
  }
  const callToAction = content && (
    <span className={styles.callToAction} aria-hidden="true">
      {content}
    </span>
  );
  return fieldWithChrome(fields.Link, callToAction || null, 'link');
}

/** Renders the framed image with the badge. Renders nothing without an image; the badge is then part of the text. */
export function CardImage({ fields, sizes, className }: { fields: Fields; sizes: string; className?: string }) {
  if (!imageValue(fields.Image)) return null;
  return (
    <div className={classes(styles.frame, className)}>
      <Image field={fields.Image} className={styles.image} sizes={sizes} />
      <CampaignBadge field={fields.Badge} className={styles.onImage} />
    </div>
  );
}

/** Renders the badge of a card without an image. */
export function CardBadge({ fields }: { fields: Fields }) {
  return imageValue(fields.Image) ? null : <CampaignBadge field={fields.Badge} />;
}

function CampaignBadge({ field, className }: { field: unknown; className?: string }) {
  if (isEmptyField(field)) return null;
  return (
    <Badge className={className}>
      <Text field={field} />
    </Badge>
  );
}

/** Returns whether a card of these fields would be empty. */
export function isCardEmpty(fields: Fields): boolean {
  return imageValue(fields.Image) === null && isEmptyField(fields.Title) && isEmptyField(fields.Text);
}
