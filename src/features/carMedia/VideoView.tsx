import { savesData } from '../../lib/browser/savesData.ts';
import { atWidth } from '../../ui/imageSources.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './media.styles.ts';

interface VideoViewProps {
  name: string;
  src: string;
  poster: string | undefined;
  onFail: () => void;
}

/** Renders the video of a car. It starts muted when the visitor selects it, unless they prefer less motion or data. */
export function VideoView({ name, src, poster, onFail }: VideoViewProps) {
  const translate = useTranslate();
  return (
    <video
      // Loading may fail before the error handler is attached.
      ref={(video) => {
        if (video?.error) onFail();
      }}
      className={styles.video}
      src={src}
      poster={poster && atWidth(poster, 1280)}
      aria-label={translate('videoOf', { name })}
      autoPlay={!savesData() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches}
      muted
      controls
      playsInline
      preload="metadata"
      onError={onFail}
    />
  );
}
