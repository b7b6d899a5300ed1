import { Suspense } from 'react';
import { imageValue, isEmptyField, textValue } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { Link } from '../../content/Link.tsx';
import { RichText } from '../../content/RichText.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import type { Fields } from '../../contracts/layout.ts';
import { LazyBackgroundVideo, LazyVideoPlayer } from '../../features/media/lazyPlayers.ts';
import type { VideoSource } from '../../features/media/videoSource.ts';
import { classes } from '../../lib/classes.ts';
import { useIsFirstImage } from '../../page/firstImage.ts';
import { bandClass } from '../../ui/bandClass.ts';
import { buttons } from '../../ui/button.styles.ts';
import { Heading } from '../../ui/Heading.tsx';
import { bandSection, container, section } from '../../ui/layout.styles.ts';
import type { BlurbData } from './Blurb.data.ts';
import * as styles from './Blurb.styles.ts';

const SIZES = '(min-width: 64rem) 48rem, calc(100vw - 3rem)';
const HALF_SIZES = '(min-width: 64rem) 40rem, calc(100vw - 3rem)';

/** Words beside a picture or film (F012): reversed, in halves, on one of three grounds. Nothing without either. */
export function Blurb({ rendering, fields, params, data }: ComponentProps<BlurbData | undefined>) {
  const priority = useIsFirstImage(rendering);
  const film = data?.film ?? null;
  const hasMedia = film !== null || imageValue(fields.Image) !== null;
  if (!hasMedia && isEmptyField(fields.Title) && isEmptyField(fields.Text)) return null;
  const band = bandClass(params.BackgroundColor);
  const half = params.FiftyFifty === '1';
  return (
    <section className={band ? classes(band, bandSection) : section}>
      <div className={classes(container, styles.room)}>
        <div
          className={styles.sides}
          data-reverse={params.Reverse === '1' || undefined}
          data-half={half || undefined}
          data-alone={!hasMedia || undefined}
        >
          {hasMedia && (
            <div className={styles.media} data-moves={params.MediaAnimation === '1' || undefined}>
              <Media fields={fields} film={film} sizes={half ? HALF_SIZES : SIZES} priority={priority} />
            </div>
          )}
          <div className={styles.words} data-moves={params.TextAnimation === '1' || undefined}>
            {!isEmptyField(fields.Title) && (
              <Heading level={2} size="section">
                <Text field={fields.Title} />
              </Heading>
            )}
            <RichText field={fields.Text} className={styles.text} />
            <Link field={fields.Link} className={classes(buttons.secondary, styles.way)} />
          </div>
        </div>
      </div>
    </section>
  );
}

interface MediaProps {
  fields: Fields;
  film: VideoSource | null;
  sizes: string;
  priority: boolean;
}

/** A file of ours runs silently, as a moving picture; what speaks belongs into `Video`. */
function Media({ fields, film, ...picture }: MediaProps) {
  if (film && film.kind !== 'file') {
    const title = textValue(fields.Title);
    return (
      <Suspense>
        <LazyVideoPlayer source={film} poster={fields.Image} title={title} sizes={picture.sizes} />
      </Suspense>
    );
  }
  const still = <Image field={fields.Image} className={styles.fill} {...picture} />;
  return (
    <div className={classes(styles.frame, styles.image)}>
      {film ? (
        <Suspense fallback={still}>
          <LazyBackgroundVideo src={film.src} poster={fields.Image} className={styles.fill} {...picture} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
}
