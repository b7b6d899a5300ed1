import { imageValue } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { classes } from '../../lib/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './BackgroundVideo.styles.ts';
import { useBackgroundVideo } from './useBackgroundVideo.ts';

interface BackgroundVideoProps {
  /** URL of a file on our own host. */
  src: string;
  /** Image field, shown until the video plays, or instead of it. Its alternative text describes the video too. */
  poster: unknown;
  sizes: string;
  priority?: boolean;
  blur?: string | null | undefined;
  className?: string;
}

/**
 * Renders a decorative, silent, looping video over its poster (F014). A button pauses it (WCAG 2.2.2); screen readers get the
 * poster only. The parent is positioned and sets the size of both.
 */
export function BackgroundVideo({ src, poster, className, ...imageProps }: BackgroundVideoProps) {
  const { video, state, toggle } = useBackgroundVideo();
  const playing = state === 'playing';
  const translate = useTranslate();
  const hasPoster = imageValue(poster) !== null;
  return (
    <>
      <Image field={poster} className={className} {...imageProps} />
      <video
        ref={video}
        className={classes(styles.video, className)}
        data-waits={(hasPoster && state !== 'playing' && state !== 'stopped') || undefined}
        src={src}
        muted
        loop
        playsInline
        preload={hasPoster ? 'none' : 'metadata'}
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
