import { useRef, useState } from 'react';
import { useTranslate } from '../../app/PageContext.tsx';
import { classes } from '../../lib/classes.ts';
import { buttons } from '../../ui/button.styles.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CarPicture } from './CarPicture.tsx';
import type { CarPageView } from './detailData.ts';
import * as styles from './Gallery.styles.ts';
import { Lightbox } from './Lightbox.tsx';
import { useStrip } from './useStrip.ts';

const MAIN_SIZES = '(min-width: 90rem) 56rem, (min-width: 64rem) 62vw, 100vw';
const THUMB_SIZES = '7rem';

/**
 * The car's pictures: a strip to swipe, small ones to choose from, and all of them large in a dialog (F063). The strip and
 * the small pictures are links into it, so they also work without scripts.
 */
export function Gallery({ name, pictures }: { name: string; pictures: CarPageView['pictures'] }) {
  const translate = useTranslate();
  const strip = useStrip(pictures.length);
  const opener = useRef<HTMLButtonElement>(null);
  const [large, setLarge] = useState<number | null>(null);
  if (pictures.length === 0) return <CarPicture src={undefined} alt="" sizes={MAIN_SIZES} />;
  const total = pictures.length;
  const idOf = (index: number) => `picture-${index + 1}`;
  return (
    <section className={styles.gallery} aria-label={translate('gallery', { name })}>
      <div className={styles.stage}>
        {/* Scrolls, so the keyboard must be able to reach it. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it */}
        <ul ref={strip.ref} className={styles.strip} onScroll={strip.onScroll} tabIndex={0}>
          {pictures.map(({ src, blur }, index) => (
            <li key={src} id={idOf(index)} className={styles.slide}>
              <CarPicture
                src={src}
                blur={blur}
                alt={translate('pictureOf', { name, number: index + 1, total })}
                sizes={MAIN_SIZES}
                loading={index === 0 ? 'first' : 'lazy'}
              />
            </li>
          ))}
        </ul>
        {total > 1 && <Steps at={strip.at} total={total} go={strip.go} />}
        <button
          type="button"
          ref={opener}
          className={classes(buttons.secondary, styles.enlarge, styles.scripted)}
          aria-label={translate('openPictures')}
          onClick={() => setLarge(strip.at)}
        >
          <Icon name="external" size={16} />
          <span aria-hidden="true">
            {strip.at + 1} / {total}
          </span>
        </button>
      </div>
      {total > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map(({ src }, index) => (
            <li key={src}>
              <a
                href={`#${idOf(index)}`}
                aria-current={index === strip.at ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  strip.go(index);
                }}
              >
                <CarPicture
                  src={src}
                  alt={translate('pictureOf', { name, number: index + 1, total })}
                  sizes={THUMB_SIZES}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {large !== null && (
        <Lightbox
          name={name}
          pictures={pictures}
          start={large}
          onClose={(at) => {
            setLarge(null);
            strip.go(at, 'instant');
            opener.current?.focus();
          }}
        />
      )}
    </section>
  );
}

/** One back, one on. They need scripts; without them the strip is swiped or the small pictures are used. */
export function Steps({ at, total, go }: { at: number; total: number; go: (index: number) => void }) {
  const translate = useTranslate();
  return (
    <>
      <button
        type="button"
        className={classes(styles.step, styles.back, styles.scripted)}
        aria-label={translate('previousPicture')}
        aria-disabled={at === 0}
        onClick={() => go(at - 1)}
      >
        <Icon name="chevronLeft" />
      </button>
      <button
        type="button"
        className={classes(styles.step, styles.on, styles.scripted)}
        aria-label={translate('nextPicture')}
        aria-disabled={at === total - 1}
        onClick={() => go(at + 1)}
      >
        <Icon name="chevronRight" />
      </button>
    </>
  );
}
