import { type ReactNode, useEffect, useRef } from 'react';
import type { Strip } from '../carousel/useStrip.ts';
import * as styles from './Lightbox.styles.ts';

interface LightboxThumbsProps {
  strip: Strip;
  total: number;
  /** Renders a thumbnail with the label of its button; nothing before the first frame. */
  children: (index: number) => ReactNode;
}

/** Renders the thumbnails below the large image. The current one is marked and scrolled into view. */
export function LightboxThumbs({ strip: { at, go }, total, children }: LightboxThumbsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { current: row } = list;
    const thumb = row?.children[at] as HTMLElement | undefined;
    if (row && thumb) row.scrollTo({ left: thumb.offsetLeft - (row.clientWidth - thumb.clientWidth) / 2 });
  }, [at]);
  return (
    <ul ref={list} className={styles.thumbs}>
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies an image
        <li key={index}>
          <button type="button" aria-current={index === at ? 'true' : undefined} onClick={() => go(index)}>
            {children(index)}
          </button>
        </li>
      ))}
    </ul>
  );
}
