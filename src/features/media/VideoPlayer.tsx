import { imageValue } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { buttons } from '../../ui/button.styles.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { atWidth, widthWithin } from '../../ui/imageSources.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './media.styles.ts';
import type { VideoSource } from './videoSource.ts';
import { YouTubePlayer } from './YouTubePlayer.tsx';

interface VideoPlayerProps {
  source: VideoSource;
  /** Image field, shown until the video plays. */
  poster: unknown;
  /** Name of the video; empty: the dictionary's word for a video. */
  title: string;
  /** URL of a WebVTT file with captions in the page's language. */
  captions?: string | null;
  sizes: string;
}

/** Renders a video that the visitor starts (F012): a file in the browser's player, YouTube behind a poster, or a link. */
export function VideoPlayer({ source, poster, title, captions, sizes }: VideoPlayerProps) {
  const translate = useTranslate();
  const name = title || translate('video');
  if (source.kind === 'youTube') return <YouTubePlayer video={source} poster={poster} title={name} sizes={sizes} />;
  if (source.kind === 'external') return <ExternalVideo href={source.href} poster={poster} sizes={sizes} />;
  return <VideoFile src={source.src} poster={poster} name={name} captions={captions ?? null} />;
}

interface VideoFileProps {
  src: string;
  poster: unknown;
  name: string;
  captions: string | null;
}

function VideoFile({ src, poster, name, captions }: VideoFileProps) {
  const { language } = usePage();
  const posterImage = imageValue(poster);
  return (
    // biome-ignore lint/a11y/useMediaCaption: editors provide captions; a silent video has none
    <video
      className={classes(styles.screen, styles.file)}
      // Without a poster some browsers show nothing unless the URL names a time.
      src={posterImage ? src : `${src}#t=0.1`}
      poster={posterImage ? atWidth(posterImage.src, widthWithin(1280, posterImage.width)) : undefined}
      preload={posterImage ? 'none' : 'metadata'}
      controls
      playsInline
      aria-label={name}
    >
      {captions && <track default kind="captions" src={captions} srcLang={language.code} label={language.name} />}
    </video>
  );
}

function ExternalVideo({ href, poster, sizes }: { href: string; poster: unknown; sizes: string }) {
  const translate = useTranslate();
  return (
    <div className={styles.external}>
      <Image field={poster} sizes={sizes} className={styles.externalPoster} />
      <a href={href} target="_blank" rel="noopener noreferrer" className={buttons.secondary}>
        <span>{translate('watchVideo')}</span>
        <Icon name="external" size={18} />
      </a>
    </div>
  );
}
