import { useEffect, useRef, useState } from 'react';
import { Image } from '../../content/Image.tsx';
import { usePage } from '../../page/PageContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { giveConsent, openConsentSettings } from '../consent/consentActions.ts';
import { useConsent } from '../consent/consentStore.ts';
import * as styles from './media.styles.ts';
import { type YouTubeFilm, youTubeEmbed, youTubePage } from './youTube.ts';

interface YouTubePlayerProps {
  film: YouTubeFilm;
  /** Image field: our own picture in the place of the film. Nothing of YouTube's is fetched before the visitor plays it. */
  poster: unknown;
  title: string;
  sizes: string;
}

/**
 * A film at YouTube behind a front of our own (F012, Q35). Pressing play allows films and maps of others, as the note
 * below says, and shows the film; when that is taken back, the front returns. Without scripts the note's link is the way.
 */
export function YouTubePlayer({ film, poster, title, sizes }: YouTubePlayerProps) {
  const translate = useTranslate();
  const allowed = useConsent('media');
  const [played, setPlayed] = useState(false);
  // Taken back: allowing it again elsewhere must not start a film here.
  useEffect(() => {
    if (!allowed) setPlayed(false);
  }, [allowed]);
  const play = () => {
    giveConsent('media');
    setPlayed(true);
  };
  return (
    <div>
      <div className={styles.screen}>
        {played && allowed ? (
          <Frame film={film} title={title} />
        ) : (
          <>
            <Image field={poster} sizes={sizes} className={styles.picture} />
            <button
              type="button"
              className={styles.play}
              onClick={play}
              aria-label={translate('playFilmNamed', { title })}
            >
              <Icon name="play" size={28} />
            </button>
          </>
        )}
      </div>
      <p className={styles.note}>
        {translate('youTubeNote')}{' '}
        <a href={youTubePage(film)} target="_blank" rel="noopener noreferrer">
          {translate('watchOnYouTube')}
        </a>{' '}
        <button type="button" onClick={openConsentSettings}>
          {translate('cookieSettings')}
        </button>
      </p>
    </div>
  );
}

/** The button that had the focus is gone: the film gets it. */
function Frame({ film, title }: { film: YouTubeFilm; title: string }) {
  const { language } = usePage();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={youTubeEmbed(film, language.code)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube refuses to play for a page that does not say whose it is.
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
    />
  );
}
