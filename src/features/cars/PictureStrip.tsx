import { useTranslate } from '../../app/PageContext.tsx';
import { classes } from '../../lib/classes.ts';
import * as strips from '../../ui/Strip.styles.ts';
import type { Strip } from '../../ui/useStrip.ts';
import { CarPicture } from './CarPicture.tsx';
import type { CarPageView } from './detailData.ts';
import * as styles from './Gallery.styles.ts';

/** Id of a picture in the page's strip, which the small pictures refer to. */
export const pictureId = (index: number): string => `picture-${index + 1}`;

interface PictureStripProps {
  strip: Strip;
  name: string;
  pictures: CarPageView['pictures'];
  sizes: string;
}

/** Pictures side by side, each as wide as the strip, snapping into place. */
export function PictureStrip({ strip, name, pictures, sizes }: PictureStripProps) {
  const translate = useTranslate();
  const total = pictures.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must be able to reach it
    <ul ref={strip.ref} className={classes(strips.strip, styles.strip)} onScroll={strip.onScroll} tabIndex={0}>
      {pictures.map(({ src, blur }, index) => (
        <li key={src} id={pictureId(index)} className={classes(strips.slide, styles.slide)}>
          <CarPicture
            src={src}
            blur={blur}
            alt={translate('pictureOf', { name, number: index + 1, total })}
            sizes={sizes}
            loading={index === 0 ? 'first' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  );
}
