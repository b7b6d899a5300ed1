import { Suspense } from 'react';
import { imageValue, isEmptyField, textValue } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { Link } from '../../content/Link.tsx';
import { RichText } from '../../content/RichText.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import type { Fields } from '../../contracts/content/layout.ts';
import { useIsFirstImage } from '../../delivery/firstImage.ts';
import { LazyBackgroundVideo, LazyVideoPlayer } from '../../features/media/lazyPlayers.ts';
import type { VideoSource } from '../../features/media/videoSource.ts';
import { classes } from '../../lib/classes.ts';
import { bandClass } from '../../ui/bandClass.ts';
import { buttons } from '../../ui/button.styles.ts';
import { Heading } from '../../ui/Heading.tsx';
import { bandSection, container, section } from '../../ui/layout.styles.ts';
import type { BlurbData } from './Blurb.data.ts';
import * as styles from './Blurb.styles.ts';

const SIZES = '(min-width: 64rem) 48rem, calc(100vw - 3rem)';
const HALF_SIZES = '(min-width: 64rem) 40rem, calc(100vw - 3rem)';

/**
 * Renders text next to an image or video (F012): optionally reversed, in halves, on one of three backgrounds. Renders nothing
 * when empty.
 */
export function Blurb({ rendering, fields, params, data }: ComponentProps<BlurbData | undefined>) {
  const priority = useIsFirstImage(rendering);
  const video = data?.video ?? null;
  const hasMedia = video !== null || imageValue(fields.Image) !== null;
  if (!hasMedia && isEmptyField(fields.Title) && isEmptyField(fields.Text)) return null;
  const background = bandClass(params.BackgroundColor);
  const isHalf = params.FiftyFifty === '1';
  return (
    <section className={background ? classes(background, bandSection) : section}>
      <div className={classes(container, styles.container)}>
        <div
          className={styles.sides}
          data-reverse={params.Reverse === '1' || undefined}
          data-half={isHalf || undefined}
          data-alone={!hasMedia || undefined}
        >
          {hasMedia && (
            <div className={styles.media} data-moves={params.MediaAnimation === '1' || undefined}>
              <Media fields={fields} video={video} sizes={isHalf ? HALF_SIZES : SIZES} priority={priority} />
            </div>
          )}
          <div className={styles.body} data-moves={params.TextAnimation === '1' || undefined}>
            {!isEmptyField(fields.Title) && (
              <Heading level={2} size="section">
                <Text field={fields.Title} />
              </Heading>
            )}
            <RichText field={fields.Text} className={styles.text} />
            <Link field={fields.Link} className={classes(buttons.secondary, styles.link)} />
          </div>
        </div>
      </div>
    </section>
  );
}

interface MediaProps {
  fields: Fields;
  video: VideoSource | null;
  sizes: string;
  priority: boolean;
}

/** Renders the image or video. A file plays silently in the background; videos with sound belong in the component `Video`. */
function Media({ fields, video, ...imageProps }: MediaProps) {
  if (video && video.kind !== 'file') {
    const title = textValue(fields.Title);
    return (
      <Suspense>
        <LazyVideoPlayer source={video} poster={fields.Image} title={title} sizes={imageProps.sizes} />
      </Suspense>
    );
  }
  const image = <Image field={fields.Image} className={styles.fill} {...imageProps} />;
  return (
    <div className={classes(styles.frame, styles.image)}>
      {video ? (
        <Suspense fallback={image}>
          <LazyBackgroundVideo src={video.src} poster={fields.Image} className={styles.fill} {...imageProps} />
        </Suspense>
      ) : (
        image
      )}
    </div>
  );
}
