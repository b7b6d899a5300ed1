import { isEmptyField } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { Text } from '../../content/Text.tsx';
import type { Fields } from '../../contracts/content/layout.ts';
import { Lightbox } from '../../ui/lightbox/Lightbox.tsx';
import * as styles from './GalleryLightbox.styles.ts';

interface GalleryLightboxProps {
  label: string;
  images: readonly Fields[];
  start: number;
  onClose: () => void;
}

/** Renders the images of a gallery in a full-window dialog, with captions. */
export function GalleryLightbox({ label, images, start, onClose }: GalleryLightboxProps) {
  return (
    <Lightbox label={label} total={images.length} start={start} onClose={onClose}>
      {(index) => {
        const fields = images[index];
        return (
          <figure className={styles.figure}>
            <Image field={fields?.Image} className={styles.image} sizes="100vw" priority={index === start} />
            {!isEmptyField(fields?.Caption) && (
              <figcaption className={styles.caption}>
                <Text field={fields?.Caption} />
              </figcaption>
            )}
          </figure>
        );
      }}
    </Lightbox>
  );
}
