import { Suspense } from 'react';
import { imageValue, isEmptyField } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { Link } from '../../content/Link.tsx';
import { RichText } from '../../content/RichText.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import type { ComponentRendering, Fields } from '../../contracts/content/layout.ts';
import { useIsFirstImage } from '../../delivery/firstImage.ts';
import { LazyBackgroundVideo } from '../../features/media/lazyPlayers.ts';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { buttons } from '../../ui/button.styles.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { bands } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { HeroData } from './HeroBanner.data.ts';
import * as styles from './HeroBanner.styles.ts';
import { HeroSearch } from './HeroSearch.tsx';
import { type HeroSettings, heroSettings } from './heroSettings.ts';
import { type HeroFrame, heroSizes } from './heroSizes.ts';

/** Renders an image or video with the page's heading (F014); without either, the heading on a plain background. */
export function HeroBanner({ rendering, fields, params, data }: ComponentProps<HeroData | undefined>) {
  const settings = heroSettings(params);
  const isUnderHeader = useIsUnderHeader(rendering);
  const video = data?.video ?? null;
  const hasMedia = video !== null || imageValue(fields.Image) !== null;
  if (!hasMedia && isEmptyField(fields.Title) && isEmptyField(fields.Text)) return null;
  const hasText = ![fields.Title, fields.Text, fields.Link, fields.SecondaryLink].every(isEmptyField);
  const frame = hasMedia ? frameOf(settings, hasText) : null;
  const isOnImage = frame === 'fullScreen';
  return (
    <section
      className={frame ? FRAMES[frame] : styles.bare}
      data-ink={settings.ink}
      data-at={settings.placement}
      data-beside={!isOnImage || undefined}
      data-under-header={isUnderHeader || undefined}
    >
      {frame && <HeroMedia rendering={rendering} fields={fields} video={video} frame={frame} data={data} />}
      {hasText && (
        <div className={classes(styles.body, hasMedia && !isOnImage && BACKGROUNDS[settings.ink])}>
          <HeroText fields={fields} settings={settings} isOnImage={isOnImage} />
        </div>
      )}
      {isOnImage && <ScrollDown uid={rendering.uid} />}
    </section>
  );
}

const FRAMES: Readonly<Record<HeroFrame, string>> = {
  fullScreen: classes(styles.fullScreen, styles.stacked),
  nextToText: styles.framed,
  imageOnly: classes(styles.framed, styles.imageOnly),
};

function frameOf({ fullScreen }: HeroSettings, hasText: boolean): HeroFrame {
  if (fullScreen) return 'fullScreen';
  return hasText ? 'nextToText' : 'imageOnly';
}

/** Returns whether the header is over this hero: the first component of the home page (F019). */
function useIsUnderHeader(rendering: ComponentRendering): boolean {
  const { isHome, placeholders } = usePage();
  return isHome && placeholders['headless-main']?.[0] === rendering;
}

interface HeroMediaProps {
  rendering: ComponentRendering;
  fields: Fields;
  video: string | null;
  frame: HeroFrame;
  data: HeroData | undefined;
}

function HeroMedia({ rendering, fields, video, frame, data }: HeroMediaProps) {
  const priority = useIsFirstImage(rendering);
  const sizes = heroSizes(frame, imageValue(fields.Image));
  const imageProps = { sizes, priority, blur: data?.blur };
  const image = <Image field={fields.Image} {...imageProps} />;
  return (
    <div className={styles.media}>
      {video ? (
        <Suspense fallback={image}>
          <LazyBackgroundVideo src={video} poster={fields.Image} {...imageProps} />
        </Suspense>
      ) : (
        image
      )}
    </div>
  );
}

/** Backgrounds by the colour of the text: contrast for white text, tint for black text. */
const BACKGROUNDS: Readonly<Record<HeroSettings['ink'], string>> = { light: bands.contrast, dark: bands.tint };

function HeroText({ fields, settings, isOnImage }: { fields: Fields; settings: HeroSettings; isOnImage: boolean }) {
  const { button, level, search } = settings;
  const secondaryStyle = isOnImage ? buttons.ghostContrast : buttons.secondary;
  const hasButtons = !isEmptyField(fields.Link) || !isEmptyField(fields.SecondaryLink);
  return (
    <div className={styles.column}>
      {!isEmptyField(fields.Title) && (
        <Heading level={level} size={isOnImage ? 'hero' : 'page'} className={styles.first}>
          <Text field={fields.Title} />
        </Heading>
      )}
      <RichText field={fields.Text} className={styles.second} />
      {(search || hasButtons) && (
        <div className={styles.third}>
          {search && <HeroSearch url={fields.SearchUrl} placeholder={fields.SearchPlaceholder} />}
          {hasButtons && (
            <div className={styles.actions}>
              <Link
                field={fields.Link}
                className={buttons[button === 'primary' && search && isOnImage ? 'ghostContrast' : button]}
              />
              <Link field={fields.SecondaryLink} className={secondaryStyle} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** Renders a link to the end of the hero. */
function ScrollDown({ uid = '' }: { uid: string | undefined }) {
  const translate = useTranslate();
  const targetId = `below-${uid.replace(/\W/g, '') || 'hero'}`;
  return (
    <>
      <a className={styles.down} href={`#${targetId}`} aria-label={translate('scrollDown')}>
        <Icon name="arrowDown" />
      </a>
      <span id={targetId} className={styles.end} />
    </>
  );
}
