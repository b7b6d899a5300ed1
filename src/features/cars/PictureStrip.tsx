import { useTranslate } from '../../app/PageContext.tsx';
import { CarPicture } from './CarPicture.tsx';
import type { CarPageView } from './detailData.ts';
import * as styles from './Gallery.styles.ts';
import type { useStrip } from './useStrip.ts';

/** Id of a picture in the page's strip, which the small pictures refer to. */
export const pictureId = (index: number): string => `picture-${index + 1}`;

interface PictureStripProps {
  strip: ReturnType<typeof useStrip>;
  name: string;
  pictures: CarPageView['pictures'];
  sizes: string;
  /** The picture that is seen first and loaded at once. */
  first: number;
  /** Whether the pictures can be referred to: one strip a page. */
  ids?: boolean;
}

/** Pictures side by side, each as wide as the strip, snapping into place. */
export function PictureStrip({ strip, name, pictures, sizes, first, ids = false }: PictureStripProps) {
  const translate = useTranslate();
  const total = pictures.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must be able to reach it
    <ul ref={strip.ref} className={styles.strip} onScroll={strip.onScroll} tabIndex={0}>
      {pictures.map(({ src, blur }, index) => (
        <li key={src} id={ids ? pictureId(index) : undefined} className={styles.slide}>
          <CarPicture
            src={src}
            blur={blur}
            alt={translate('pictureOf', { name, number: index + 1, total })}
            sizes={sizes}
            loading={index === first ? 'first' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  );
}
