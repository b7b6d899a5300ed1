import type { MouseEvent } from 'react';
import { classes } from '../../../lib/classes.ts';
import * as strips from '../../../ui/carousel/Strip.styles.ts';
import type { Strip } from '../../../ui/carousel/useStrip.ts';
import { atWidth } from '../../../ui/imageSources.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { CarImage } from '../../car/CarImage.tsx';
import { altOf } from '../../car/carImages.ts';
import type { CarPageView } from '../detailData.ts';
import * as styles from './Gallery.styles.ts';

/** Returns the id of an image in the strip, which the thumbnails link to. */
export const imageId = (index: number): string => `picture-${index + 1}`;

interface ImageStripProps {
  strip: Strip;
  name: string;
  images: CarPageView['images'];
  sizes: string;
  /** Called when an image is clicked to enlarge it. */
  onOpen: (event: MouseEvent, index: number) => void;
}

/** Renders images in a horizontally scrolling strip, each as wide as the strip, with snap points. */
export function ImageStrip({ strip, name, images, sizes, onOpen }: ImageStripProps) {
  const translate = useTranslate();
  const total = images.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
    <ul ref={strip.ref} className={classes(strips.strip, styles.strip)} onScroll={strip.onScroll} tabIndex={0}>
      {images.map((image, index) => (
        <li
          key={image.src}
          id={imageId(index)}
          data-lead={index === 0 || undefined}
          className={classes(strips.slide, styles.slide)}
        >
          {/* Only for pointers: keyboard users have the button that opens all images. */}
          <a
            className={styles.enlargeLink}
            href={atWidth(image.src, 1920)}
            tabIndex={-1}
            data-scripted="instead"
            aria-label={translate('enlargeImage', { number: index + 1, total })}
            draggable={false}
            onClick={(event) => onOpen(event, index)}
          >
            <CarImage
              src={image.src}
              blur={image.blur}
              alt={altOf(translate('imageOf', { name, number: index + 1, total }), image, translate)}
              sizes={sizes}
              loading={index === 0 ? 'first' : 'lazy'}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
