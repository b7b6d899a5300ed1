import { imageValue, isEmptyField, linkValue } from '../../content/fields.ts';
import { Image as Picture } from '../../content/Image.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { container, section } from '../../ui/layout.styles.ts';
import { caption, figure } from './Image.styles.ts';

/** Renders the platform's image component, with caption and link. */
export function Image({ fields }: ComponentProps) {
  if (!imageValue(fields.Image)) return null;
  const link = linkValue(fields.TargetUrl);
  const image = <Picture field={fields.Image} sizes="(min-width: 80rem) 80rem, 100vw" className={figure} />;
  return (
    <figure className={`${container} ${section}`}>
      {link ? <a href={link.href}>{image}</a> : image}
      {!isEmptyField(fields.ImageCaption) && (
        <figcaption className={caption}>
          <Text field={fields.ImageCaption} />
        </figcaption>
      )}
    </figure>
  );
}
