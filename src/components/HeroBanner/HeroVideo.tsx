import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../app/PageContext.tsx';
import * as styles from './HeroBanner.styles.ts';

/** A silent film behind the words. It can be stopped, and does not start for who wants less motion. */
export function HeroVideo({ src, poster }: { src: string; poster: string | undefined }) {
  const film = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const translate = useTranslate();
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Refused by the browser: the poster stays, and the button is there.
    film.current?.play().catch(() => undefined);
  }, []);
  const toggle = () => {
    if (playing) film.current?.pause();
    else film.current?.play().catch(() => undefined);
  };
  return (
    <>
      <video
        ref={film}
        src={src}
        poster={poster}
        muted
        loop
        playsInline
        preload="metadata"
        aria-hidden="true"
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <button type="button" className={styles.videoButton} onClick={toggle} data-playing={playing || undefined}>
        {translate(playing ? 'pauseVideo' : 'playVideo')}
      </button>
    </>
  );
}
