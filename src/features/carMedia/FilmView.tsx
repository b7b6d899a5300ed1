import { savesData } from '../../lib/savesData.ts';
import { atWidth } from '../../ui/pictureSources.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './media.styles.ts';

interface FilmViewProps {
  name: string;
  src: string;
  poster: string | undefined;
  onFail: () => void;
}

/** The car's film, started by the visitor's choice of it; silent until the sound is asked for. */
export function FilmView({ name, src, poster, onFail }: FilmViewProps) {
  const translate = useTranslate();
  return (
    <video
      // It may have failed before it was put in its place.
      ref={(film) => {
        if (film?.error) onFail();
      }}
      className={styles.film}
      src={src}
      poster={poster && atWidth(poster, 1280)}
      aria-label={translate('filmOf', { name })}
      autoPlay={!savesData() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches}
      muted
      controls
      playsInline
      preload="metadata"
      onError={onFail}
    />
  );
}
