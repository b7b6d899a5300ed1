import { imageValue, isEmptyField } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { RichText } from '../../content/RichText.tsx';
import { Text } from '../../content/Text.tsx';
import { TextLink } from '../../content/TextLink.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { Heading } from '../../ui/Heading.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import * as styles from './TextWithMedia.styles.ts';

const PLACEMENTS: ReadonlySet<string> = new Set(['Left', 'Right', 'Above']);
const PHONE = 'calc(100vw - 2.5rem)';

/** Returns the `sizes` attribute of the image by its size and placement. */
function sizesOf(isLarge: boolean, isAbove: boolean): string {
  if (isAbove) return isLarge ? `(min-width: 90rem) 82rem, ${PHONE}` : `(min-width: 48rem) 48rem, ${PHONE}`;
  return `(min-width: 90rem) ${isLarge ? '46rem' : '32rem'}, (min-width: 48rem) ${isLarge ? '58vw' : '40vw'}, ${PHONE}`;
}

/** Renders text with an image and caption on the left, on the right or above, small or large. Renders nothing when empty. */
export function TextWithMedia({ fields, params }: ComponentProps) {
  const hasImage = imageValue(fields.Image) !== null;
  if (!hasImage && isEmptyField(fields.Title) && isEmptyField(fields.Text)) return null;
  const placement = PLACEMENTS.has(params.Placement ?? '') ? params.Placement : 'Left';
  const isLarge = params.Size === 'Large';
  return (
    <section className={classes(container, section, styles.container)}>
      <div
        className={styles.parts}
        data-placement={placement}
        data-large={isLarge || undefined}
        data-alone={!hasImage || undefined}
      >
        {hasImage && (
          <figure className={styles.figure}>
            <Image field={fields.Image} className={styles.image} sizes={sizesOf(isLarge, placement === 'Above')} />
            {!isEmptyField(fields.Caption) && (
              <figcaption className={styles.caption}>
                <Text field={fields.Caption} />
              </figcaption>
            )}
          </figure>
        )}
        <div className={styles.body}>
          {!isEmptyField(fields.Title) && (
            <Heading level={2} size="block">
              <Text field={fields.Title} />
            </Heading>
          )}
          <RichText field={fields.Text} />
          <TextLink field={fields.Link} />
        </div>
      </div>
    </section>
  );
}
