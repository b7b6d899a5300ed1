import { imageValue } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { classes } from '../../lib/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './BackgroundFilm.styles.ts';
import { useQuietFilm } from './useQuietFilm.ts';

interface BackgroundFilmProps {
  /** Address of a file on our own host. */
  src: string;
  /** Image field: what is seen until the film runs, and instead of it. Its words are the film's. */
  poster: unknown;
  sizes: string;
  priority?: boolean;
  blur?: string | null | undefined;
  className?: string;
}

/**
 * A film without words or sound over its picture (F014): a loop that sets a mood. Its button stops it (WCAG 2.2.2);
 * screen readers meet the picture alone. The parent is positioned and gives both their size.
 */
export function BackgroundFilm({ src, poster, className, ...picture }: BackgroundFilmProps) {
  const { film, state, toggle } = useQuietFilm();
  const playing = state === 'playing';
  const translate = useTranslate();
  const hasPicture = imageValue(poster) !== null;
  return (
    <>
      <Image field={poster} className={className} {...picture} />
      <video
        ref={film}
        className={classes(styles.film, className)}
        data-waits={(hasPicture && state !== 'playing' && state !== 'stopped') || undefined}
        src={src}
        muted
        loop
        playsInline
        preload={hasPicture ? 'none' : 'metadata'}
        aria-hidden="true"
        tabIndex={-1}
      />
      {state && (
        <button
          type="button"
          className={styles.button}
          onClick={toggle}
          aria-label={translate(playing ? 'pauseVideo' : 'playVideo')}
        >
          <Icon name={playing ? 'pause' : 'play'} size={20} />
        </button>
      )}
    </>
  );
}
