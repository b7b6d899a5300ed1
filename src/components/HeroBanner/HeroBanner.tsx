import { Suspense } from 'react';
import { imageValue, isEmptyField, linkValue } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { Link } from '../../content/Link.tsx';
import { RichText } from '../../content/RichText.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import type { ComponentRendering, Fields } from '../../contracts/content/layout.ts';
import { useIsFirstImage } from '../../delivery/firstImage.ts';
import type { CarPortrait } from '../../features/car/carPortrait.ts';
import { LazyBackgroundVideo } from '../../features/media/lazyPlayers.ts';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { buttons } from '../../ui/button.styles.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { bands } from '../../ui/layout.styles.ts';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import { useFeature, useTranslate } from '../../ui/sharedContext.ts';
import type { HeroData } from './HeroBanner.data.ts';
import * as styles from './HeroBanner.styles.ts';
import { ColourPicker, hasColours } from './HeroColours.tsx';
import { HeroFeatureView, Measured } from './HeroFeatureView.tsx';
import { HeroSearch } from './HeroSearch.tsx';
import { COMPOSITIONS } from './heroCompositions.styles.ts';
import { type HeroSettings, heroSettings } from './heroSettings.ts';
import { type HeroFrame, heroSizes } from './heroSizes.ts';
import { pageHero } from './pageHeroes.styles.ts';

/** Renders an image or video beside the page's heading (F014), never behind it; without either, the heading on a plain background. */
export function HeroBanner({ rendering, fields, params, data }: ComponentProps<HeroData | undefined>) {
  const settings = heroSettings(params);
  const isUnderHeader = useIsUnderHeader(rendering);
  const video = data?.video ?? null;
  const hasMedia = video !== null || imageValue(fields.Image) !== null;
  if (!hasMedia && isEmptyField(fields.Title) && isEmptyField(fields.Text)) return null;
  const hasText = ![fields.Title, fields.Text, fields.Link, fields.SecondaryLink].every(isEmptyField);
  const frame = hasMedia ? frameOf(settings, hasText) : null;
  const media = { rendering, fields, video, data, settings };
  return (
    <section
      className={frame ? classNameOf(frame, settings) : styles.bare}
      data-ink={settings.ink}
      data-at={settings.placement}
      data-composition={frame === 'fullScreen' ? settings.composition : undefined}
      data-under-header={isUnderHeader || undefined}
    >
      {frame === 'fullScreen' ? (
        <FullScreen {...media} frame={frame} />
      ) : (
        <>
          {frame && <HeroMedia {...media} frame={frame} />}
          {hasText && (
            <div className={classes(styles.body, hasMedia && BACKGROUNDS[settings.ink])}>
              <HeroText fields={fields} settings={settings} isFullScreen={false} />
            </div>
          )}
        </>
      )}
      {settings.fullScreen && frame && <ScrollDown uid={rendering.uid} />}
    </section>
  );
}

function classNameOf(frame: HeroFrame, { composition }: HeroSettings): string {
  return classes(FRAMES[frame], frame === 'fullScreen' && COMPOSITIONS[composition]);
}

const FRAMES: Readonly<Record<HeroFrame, string>> = {
  fullScreen: styles.fullScreen,
  nextToText: classes(styles.framed, pageHero),
  imageOnly: classes(styles.framed, styles.imageOnly),
};

function frameOf({ fullScreen }: HeroSettings, hasText: boolean): HeroFrame {
  if (!hasText) return 'imageOnly';
  return fullScreen ? 'fullScreen' : 'nextToText';
}

/** Returns whether the header is over this hero: the first component of the home page (F019). */
function useIsUnderHeader(rendering: ComponentRendering): boolean {
  const { isHome, placeholders } = usePage();
  const hasPictures = useFeature('media');
  return hasPictures && isHome && placeholders['headless-main']?.[0] === rendering;
}

interface HeroMediaProps {
  rendering: ComponentRendering;
  fields: Fields;
  video: string | null;
  frame: HeroFrame;
  data: HeroData | undefined;
  settings: HeroSettings;
}

/** Renders text, picture and feature in the order in which they are read; the composition places them. */
function FullScreen(props: HeroMediaProps) {
  const { fields, settings, data } = props;
  const { composition } = settings;
  const feature = data?.feature ?? null;
  const picture =
    composition === 'colours' && hasColours(fields) ? <ColourPicker {...props} /> : <HeroMedia {...props} />;
  return (
    <div className={styles.inner}>
      <div className={styles.body}>
        <HeroText fields={fields} settings={settings} isFullScreen />
      </div>
      {composition === 'measures' ? <Measured measures={feature?.measures ?? []}>{picture}</Measured> : picture}
      {feature && <HeroFeatureView feature={feature} composition={composition} />}
    </div>
  );
}

function HeroMedia({ rendering, fields, video, frame, data, settings }: HeroMediaProps) {
  const priority = useIsFirstImage(rendering);
  const car = data?.feature?.car;
  const sizes = heroSizes(frame, imageValue(fields.Image), settings.composition);
  const imageProps = { sizes, priority, blur: data?.blur };
  const image = <Image field={fields.Image} {...imageProps} />;
  if (car) return <CarPicture car={car} sizes={sizes} priority={priority} />;
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

/** Renders a picture of the index's car, about which the hero's figures are. */
function CarPicture({ car, ...imageProps }: { car: CarPortrait; sizes: string; priority: boolean }) {
  return (
    <div className={styles.media}>
      <ResponsiveImage src={car.image} alt={car.alt} width={1920} height={1200} cutOut {...imageProps} />
    </div>
  );
}

/** Backgrounds by the colour of the text: contrast for white text, tint for black text. */
const BACKGROUNDS: Readonly<Record<HeroSettings['ink'], string>> = { light: bands.contrast, dark: bands.tint };

function HeroText({
  fields,
  settings,
  isFullScreen,
}: {
  fields: Fields;
  settings: HeroSettings;
  isFullScreen: boolean;
}) {
  const { button, level } = settings;
  const search = settings.search && linkValue(fields.SearchUrl) !== null;
  const hasButtons = !isEmptyField(fields.Link) || !isEmptyField(fields.SecondaryLink);
  return (
    <div className={styles.column}>
      {!isEmptyField(fields.Title) && (
        <Heading level={level} size={isFullScreen ? 'hero' : 'page'} className={styles.first}>
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
                className={buttons[button === 'primary' && search && isFullScreen ? 'ghostContrast' : button]}
              />
              <Link field={fields.SecondaryLink} className={isFullScreen ? buttons.ghostContrast : buttons.secondary} />
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
