import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Lightbox.styles.ts';
import type { Strip } from './useStrip.ts';

interface LightboxThumbsProps {
  strip: Strip;
  total: number;
  /** One small picture, with the words that name its button. */
  children: (index: number) => ReactNode;
}

/** All pictures in small below the large one; the one that is seen is marked and kept in sight. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a picture is known by
        <li key={index}>
          <button type="button" aria-current={index === at ? 'true' : undefined} onClick={() => go(index)}>
            {children(index)}
          </button>
        </li>
      ))}
    </ul>
  );
}
