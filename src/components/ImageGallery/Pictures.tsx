import { type MouseEvent, useState } from 'react';
import { imageValue, isEmptyField, textValue } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { latePart } from '../../content/latePart.tsx';
import { Text } from '../../content/Text.tsx';
import type { Fields } from '../../contracts/layout.ts';
import { isPlainClick } from '../../lib/plainClick.ts';
import { atWidth, widthWithin } from '../../ui/imageSources.ts';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './ImageGallery.styles.ts';

const Large = latePart(async () => (await import('./LargePictures.tsx')).LargePictures);

const SIZES: Readonly<Record<string, string>> = {
  '2': '(min-width: 90rem) 40rem, (min-width: 48rem) 46vw, calc(100vw - 2.5rem)',
  '3': '(min-width: 90rem) 27rem, (min-width: 48rem) 31vw, 46vw',
  '4': '(min-width: 90rem) 20rem, (min-width: 64rem) 23vw, 46vw',
};

interface PicturesProps {
  title: unknown;
  /** Fields of items that have a picture. */
  pictures: readonly Fields[];
  columns: string | undefined;
}

/** Each picture is a link to itself in large; where there are scripts it opens in a dialog with all of them. */
export function Pictures({ title, pictures, columns = '3' }: PicturesProps) {
  const translate = useTranslate();
  const [shown, setShown] = useState<number | null>(null);
  const total = pictures.length;
  const open = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Not every browser gives a clicked link the focus, which returns to it.
    (event.currentTarget as HTMLElement).focus({ preventScroll: true });
    setShown(index);
  };
  return (
    <div className={styles.frame}>
      <ul className={styles.grid} data-columns={columns}>
        {pictures.map((fields, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, in which a picture may stand twice
          <li key={index}>
            <figure>
              <a className={styles.link} href={largeSrc(fields.Image)} onClick={(event) => open(event, index)}>
                <span className={visuallyHidden}>{translate('enlargePicture', { number: index + 1, total })}</span>
                <Image field={fields.Image} className={styles.image} sizes={SIZES[columns] ?? '100vw'} />
              </a>
              {!isEmptyField(fields.Caption) && (
                <figcaption className={styles.caption}>
                  <Text field={fields.Caption} />
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Large
          label={textValue(title) || translate('imageGallery')}
          pictures={pictures}
          start={shown}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}

/** The picture at 1920 px, or at its authored width where that is smaller. */
function largeSrc(field: unknown): string {
  const image = imageValue(field);
  return image ? atWidth(image.src, widthWithin(1920, image.width)) : '';
}
