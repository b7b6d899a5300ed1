import { useEffect, useRef, useState } from 'react';
import { Image } from '../../content/Image.tsx';
import { usePage } from '../../page/PageContext.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { giveConsent, openConsentSettings } from '../consent/consentActions.ts';
import { useConsent } from '../consent/consentStore.ts';
import * as styles from './media.styles.ts';
import { type YouTubeVideo, youTubeEmbedUrl, youTubePageUrl } from './youTube.ts';

interface YouTubePlayerProps {
  video: YouTubeVideo;
  /** Image field: our own poster. Nothing is fetched from YouTube before the visitor plays the video. */
  poster: unknown;
  title: string;
  sizes: string;
}

/**
 * Renders a YouTube video behind a poster of our own (F012, Q35). The play button stores consent to external media, as the note
 * explains, and shows the video. When consent is withdrawn, the poster is visible again. Without JavaScript the note's link works.
 */
export function YouTubePlayer({ video, poster, title, sizes }: YouTubePlayerProps) {
  const translate = useTranslate();
  const allowed = useConsent('media');
  const [isPlaying, setIsPlaying] = useState(false);
  // Consent was withdrawn: giving it again at another component must not start this video.
  useEffect(() => {
    if (!allowed) setIsPlaying(false);
  }, [allowed]);
  const play = () => {
    giveConsent('media');
    setIsPlaying(true);
  };
  return (
    <div>
      <div className={styles.screen}>
        {isPlaying && allowed ? (
          <YouTubeFrame video={video} title={title} />
        ) : (
          <>
            <Image field={poster} sizes={sizes} className={styles.poster} />
            <button
              type="button"
              className={styles.play}
              onClick={play}
              aria-label={translate('playVideoNamed', { title })}
            >
              <Icon name="play" size={28} />
            </button>
          </>
        )}
      </div>
      <p className={styles.note}>
        <span>{`${translate('youTubeNote')} `}</span>
        <a href={youTubePageUrl(video)} target="_blank" rel="noopener noreferrer">
          {translate('watchOnYouTube')}
        </a>{' '}
        <button type="button" onClick={openConsentSettings}>
          {translate('cookieSettings')}
        </button>
      </p>
    </div>
  );
}

/** Renders the iframe of a YouTube video. It takes the focus, because the focused play button is removed. */
function YouTubeFrame({ video, title }: { video: YouTubeVideo; title: string }) {
  const { language } = usePage();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={youTubeEmbedUrl(video, language.code)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube refuses to play without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
    />
  );
}
