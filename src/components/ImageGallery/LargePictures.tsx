import { isEmptyField } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { Text } from '../../content/Text.tsx';
import type { Fields } from '../../contracts/layout.ts';
import { Lightbox } from '../../ui/Lightbox.tsx';
import * as styles from './LargePictures.styles.ts';

interface LargePicturesProps {
  label: string;
  pictures: readonly Fields[];
  start: number;
  onClose: () => void;
}

/** The pictures of a gallery over the whole window, with their captions. */
export function LargePictures({ label, pictures, start, onClose }: LargePicturesProps) {
  return (
    <Lightbox label={label} total={pictures.length} start={start} onClose={onClose}>
      {(index) => {
        const fields = pictures[index];
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
