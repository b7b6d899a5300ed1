import { type MouseEvent, useState } from 'react';
import { imageValue, isEmptyField, textValue } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { Text } from '../../content/Text.tsx';
import type { Fields } from '../../contracts/content/layout.ts';
import { clientOnlyPart } from '../../delivery/lazyParts.tsx';
import { isPlainClick } from '../../lib/browser/plainClick.ts';
import { atWidth, widthWithin } from '../../ui/imageSources.ts';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './ImageGallery.styles.ts';

const LazyLightbox = clientOnlyPart(async () => (await import('./GalleryLightbox.tsx')).GalleryLightbox);

const SIZES: Readonly<Record<string, string>> = {
  '2': '(min-width: 90rem) 40rem, (min-width: 48rem) 46vw, calc(100vw - 2.5rem)',
  '3': '(min-width: 90rem) 27rem, (min-width: 48rem) 31vw, 46vw',
  '4': '(min-width: 90rem) 20rem, (min-width: 64rem) 23vw, 46vw',
};

interface GalleryImagesProps {
  title: unknown;
  /** Fields of the items with an image. */
  images: readonly Fields[];
  columns: string | undefined;
}

/** Renders the images as links to their large files. With JavaScript a dialog opens with all images. */
export function GalleryImages({ title, images, columns = '3' }: GalleryImagesProps) {
  const translate = useTranslate();
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const total = images.length;
  const open = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Not every browser focuses a clicked link, to which the focus returns.
    (event.currentTarget as HTMLElement).focus({ preventScroll: true });
    setOpenIndex(index);
  };
  return (
    <div className={styles.frame}>
      <ul className={styles.grid} data-columns={columns}>
        {images.map((fields, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list that may contain an image twice
          <li key={index}>
            <figure>
              <a className={styles.link} href={largeImageUrl(fields.Image)} onClick={(event) => open(event, index)}>
                <span className={visuallyHidden}>{translate('enlargeImage', { number: index + 1, total })}</span>
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
      {openIndex !== null && (
        <LazyLightbox
          label={textValue(title) || translate('imageGallery')}
          images={images}
          start={openIndex}
          onClose={() => setOpenIndex(null)}
        />
      )}
    </div>
  );
}

/** Returns the URL of the image at 1920 px, or at its authored width if that is smaller. */
function largeImageUrl(field: unknown): string {
  const image = imageValue(field);
  return image ? atWidth(image.src, widthWithin(1920, image.width)) : '';
}
