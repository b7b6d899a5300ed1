import { imageValue, isEmptyField, textValue } from '../../content/fields.ts';
import type { ItemValue } from '../../content/fieldValues.ts';
import { Image } from '../../content/Image.tsx';
import { Link } from '../../content/Link.tsx';
import { Text } from '../../content/Text.tsx';
import type { Fields } from '../../contracts/content/layout.ts';
import { buttons } from '../../ui/button.styles.ts';
import { Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { NamedIcon } from '../../ui/icon/NamedIcon.tsx';
import * as styles from './HighlightList.styles.ts';

const SIZES = '(min-width: 80rem) 26rem, (min-width: 48rem) 45vw, calc(100vw - 3rem)';

/** Returns whether an item has text; an icon alone is not enough. */
export const isFilled = ({ fields }: ItemValue): boolean => !isEmptyField(fields.Title) || !isEmptyField(fields.Text);

/** Renders a highlight: image or icon, text and link. */
export function Highlight({ fields, level }: { fields: Fields; level: HeadingLevel }) {
  return (
    <>
      {imageValue(fields.Image) ? (
        <Image field={fields.Image} className={styles.image} sizes={SIZES} />
      ) : (
        <NamedIcon name={textValue(fields.Icon)} size={36} className={styles.icon} />
      )}
      {!isEmptyField(fields.Title) && (
        <Heading level={level} size="card">
          <Text field={fields.Title} />
        </Heading>
      )}
      {!isEmptyField(fields.Text) && (
        <p className={styles.text}>
          <Text field={fields.Text} />
        </p>
      )}
      <Link field={fields.Link} className={`${buttons.ghost} ${styles.link}`} />
    </>
  );
}
