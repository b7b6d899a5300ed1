import { imageValue, isEmptyField } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { bandSection, bands, container, section } from '../../ui/layout.styles.ts';
import * as styles from './Quote.styles.ts';

/** Renders a quotation with its author; the large variant has a background. Renders nothing without text. */
export function Quote({ fields, params }: ComponentProps) {
  if (isEmptyField(fields.Text)) return null;
  const isLarge = params.Variant === 'Large';
  return (
    <div className={isLarge ? classes(bands.tint, bandSection) : section}>
      <div className={container}>
        <div className={styles.container}>
          <figure className={styles.figure} data-large={isLarge || undefined}>
            <blockquote className={styles.quotation}>
              <p>
                <Text field={fields.Text} />
              </p>
            </blockquote>
            <Source fields={fields} />
          </figure>
        </div>
      </div>
    </div>
  );
}

function Source({ fields }: Pick<ComponentProps, 'fields'>) {
  const hasImage = imageValue(fields.Image) !== null;
  const hasName = !isEmptyField(fields.Name);
  const hasRole = !isEmptyField(fields.Role);
  if (!hasImage && !hasName && !hasRole) return null;
  return (
    <figcaption className={styles.source}>
      <Image field={fields.Image} className={styles.portrait} sizes="4rem" />
      <span className={styles.person}>
        {hasName && (
          <strong>
            <Text field={fields.Name} />
          </strong>
        )}
        {hasRole && (
          <span className={styles.role}>
            <Text field={fields.Role} />
          </span>
        )}
      </span>
    </figcaption>
  );
}
