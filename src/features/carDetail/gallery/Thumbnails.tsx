import { useTranslate } from '../../../ui/sharedContext.ts';
import { CarPicture } from '../../car/CarPicture.tsx';
import type { CarPageView } from '../detailData.ts';
import * as styles from './Gallery.styles.ts';
import { pictureId } from './PictureStrip.tsx';

interface ThumbnailsProps {
  name: string;
  pictures: CarPageView['pictures'];
  /** Index of the visible image; null while other media is visible. */
  at: number | null;
  go: (index: number) => void;
}

/** Thumbnails of the images; the visible one is marked. */
export function Thumbnails({ name, pictures, at, go }: ThumbnailsProps) {
  const translate = useTranslate();
  const total = pictures.length;
  return (
    <ul className={styles.thumbs}>
      {pictures.map(({ src }, index) => (
        <li key={src}>
          <a
            href={`#${pictureId(index)}`}
            aria-current={index === at ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              go(index);
            }}
          >
            <CarPicture src={src} alt={translate('pictureOf', { name, number: index + 1, total })} sizes="7rem" />
          </a>
        </li>
      ))}
    </ul>
  );
}
