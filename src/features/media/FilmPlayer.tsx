import { imageValue } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { buttons } from '../../ui/button.styles.ts';
import { Icon } from '../../ui/Icon.tsx';
import { atWidth, widthWithin } from '../../ui/pictureSources.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { Film } from './film.ts';
import * as styles from './media.styles.ts';
import { YouTubePlayer } from './YouTubePlayer.tsx';

interface FilmPlayerProps {
  film: Film;
  /** Image field, shown until the film plays. */
  poster: unknown;
  /** What the film is called; the label's own word for a film when it has no name. */
  title: string;
  /** Address of a WebVTT file with what is said, in the page's language. */
  captions?: string | null;
  sizes: string;
}

/** A film that the visitor starts (F012): a file in the browser's own player, YouTube behind a front, or a way to it. */
export function FilmPlayer({ film, poster, title, captions, sizes }: FilmPlayerProps) {
  const translate = useTranslate();
  const name = title || translate('film');
  if (film.kind === 'youTube') return <YouTubePlayer film={film} poster={poster} title={name} sizes={sizes} />;
  if (film.kind === 'elsewhere') return <FilmElsewhere href={film.href} poster={poster} sizes={sizes} />;
  return <FilmFile src={film.src} poster={poster} name={name} captions={captions ?? null} />;
}

interface FilmFileProps {
  src: string;
  poster: unknown;
  name: string;
  captions: string | null;
}

function FilmFile({ src, poster, name, captions }: FilmFileProps) {
  const { language } = usePage();
  const picture = imageValue(poster);
  return (
    // biome-ignore lint/a11y/useMediaCaption: they are the editors' to give; a silent film has none
    <video
      className={classes(styles.screen, styles.file)}
      // Without a still some browsers show nothing until they are told of a moment.
      src={picture ? src : `${src}#t=0.1`}
      poster={picture ? atWidth(picture.src, widthWithin(1280, picture.width)) : undefined}
      preload={picture ? 'none' : 'metadata'}
      controls
      playsInline
      aria-label={name}
    >
      {captions && <track default kind="captions" src={captions} srcLang={language.code} label={language.name} />}
    </video>
  );
}

function FilmElsewhere({ href, poster, sizes }: { href: string; poster: unknown; sizes: string }) {
  const translate = useTranslate();
  return (
    <div className={styles.elsewhere}>
      <Image field={poster} sizes={sizes} className={styles.still} />
      <a href={href} target="_blank" rel="noopener noreferrer" className={buttons.secondary}>
        {translate('watchFilm')}
        <Icon name="external" size={18} />
      </a>
    </div>
  );
}
