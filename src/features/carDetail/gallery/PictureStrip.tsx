import type { MouseEvent } from 'react';
import { classes } from '../../../lib/classes.ts';
import { atWidth } from '../../../ui/imageSources.ts';
import * as strips from '../../../ui/Strip.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import type { Strip } from '../../../ui/useStrip.ts';
import { CarPicture } from '../../car/CarPicture.tsx';
import type { CarPageView } from '../detailData.ts';
import * as styles from './Gallery.styles.ts';

/** Id of a picture in the page's strip, which the small pictures refer to. */
export const pictureId = (index: number): string => `picture-${index + 1}`;

interface PictureStripProps {
  strip: Strip;
  name: string;
  pictures: CarPageView['pictures'];
  sizes: string;
  /** A picture was clicked, to be seen large. */
  onOpen: (event: MouseEvent, index: number) => void;
}

/** Pictures side by side, each as wide as the strip, snapping into place. */
export function PictureStrip({ strip, name, pictures, sizes, onOpen }: PictureStripProps) {
  const translate = useTranslate();
  const total = pictures.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must be able to reach it
    <ul ref={strip.ref} className={classes(strips.strip, styles.strip)} onScroll={strip.onScroll} tabIndex={0}>
      {pictures.map(({ src, blur }, index) => (
        <li
          key={src}
          id={pictureId(index)}
          data-lead={index === 0 || undefined}
          className={classes(strips.slide, styles.slide)}
        >
          {/* For the mouse alone: the keyboard has the button that opens all of them. */}
          <a
            className={styles.toLarge}
            href={atWidth(src, 1920)}
            tabIndex={-1}
            aria-label={translate('enlargePicture', { number: index + 1, total })}
            draggable={false}
            onClick={(event) => onOpen(event, index)}
          >
            <CarPicture
              src={src}
              blur={blur}
              alt={translate('pictureOf', { name, number: index + 1, total })}
              sizes={sizes}
              loading={index === 0 ? 'first' : 'lazy'}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
