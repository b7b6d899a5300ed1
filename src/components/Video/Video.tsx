import { BlockHeading } from '../../content/BlockHeading.tsx';
import { textValue } from '../../content/fields.ts';
import type { ComponentProps } from '../../content/views.ts';
import { VideoPlayer } from '../../features/media/VideoPlayer.tsx';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import type { VideoData } from './Video.data.ts';
import { screen } from './Video.styles.ts';

const SIZES = '(min-width: 90rem) 82rem, calc(100vw - 3rem)';

/**
 * Renders a video with its heading: a file in the browser's player, or YouTube behind a poster. Renders nothing without a
 * video.
 */
export function Video({ fields, data }: ComponentProps<VideoData | undefined>) {
  if (!data?.video) return null;
  return (
    <section className={classes(container, section)}>
      <BlockHeading fields={fields} />
      <div className={screen}>
        <VideoPlayer
          source={data.video}
          poster={fields.Poster}
          title={textValue(fields.Title)}
          captions={data.captions}
          sizes={SIZES}
        />
      </div>
    </section>
  );
}
