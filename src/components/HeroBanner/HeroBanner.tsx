import { Suspense } from 'react';
import { imageValue, isEmptyField } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { Link } from '../../content/Link.tsx';
import { RichText } from '../../content/RichText.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import type { ComponentRendering, Fields } from '../../contracts/layout.ts';
import { LazyBackgroundVideo } from '../../features/media/lazyPlayers.ts';
import { classes } from '../../lib/classes.ts';
import { useIsFirstImage } from '../../page/firstImage.ts';
import { usePage } from '../../page/PageContext.tsx';
import { buttons } from '../../ui/button.styles.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { bands } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { HeroData } from './HeroBanner.data.ts';
import * as styles from './HeroBanner.styles.ts';
import { HeroSearch } from './HeroSearch.tsx';
import { type HeroSettings, heroSettings } from './heroSettings.ts';
import { type HeroFrame, heroSizes } from './heroSizes.ts';

/** A picture or film with the page's heading on it (F014); without either, the heading stands on a quiet ground. */
export function HeroBanner({ rendering, fields, params, data }: ComponentProps<HeroData | undefined>) {
  const settings = heroSettings(params);
  const isUnderHeader = useIsUnderHeader(rendering);
  const film = data?.film ?? null;
  const hasMedia = film !== null || imageValue(fields.Image) !== null;
  if (!hasMedia && isEmptyField(fields.Title) && isEmptyField(fields.Text)) return null;
  const hasWords = ![fields.Title, fields.Text, fields.Link, fields.SecondaryLink].every(isEmptyField);
  const frame = hasMedia ? frameOf(settings, hasWords) : null;
  const onPicture = frame === 'fullScreen';
  return (
    <section
      className={frame ? FRAMES[frame] : styles.bare}
      data-ink={settings.ink}
      data-at={settings.placement}
      data-beside={!onPicture || undefined}
      data-under-header={isUnderHeader || undefined}
    >
      {frame && <HeroMedia rendering={rendering} fields={fields} film={film} frame={frame} data={data} />}
      {hasWords && (
        <div className={classes(styles.words, hasMedia && !onPicture && BANDS[settings.ink])}>
          <HeroWords fields={fields} settings={settings} onPicture={onPicture} />
        </div>
      )}
      {onPicture && <ScrollDown uid={rendering.uid} />}
    </section>
  );
}

const FRAMES: Readonly<Record<HeroFrame, string>> = {
  fullScreen: classes(styles.fullScreen, styles.stacked),
  besideWords: styles.framed,
  alone: classes(styles.framed, styles.wordless),
};

function frameOf({ fullScreen }: HeroSettings, hasWords: boolean): HeroFrame {
  if (fullScreen) return 'fullScreen';
  return hasWords ? 'besideWords' : 'alone';
}

/** On the home page the header floats over whatever comes first (F019). */
function useIsUnderHeader(rendering: ComponentRendering): boolean {
  const { isHome, placeholders } = usePage();
  return isHome && placeholders['headless-main']?.[0] === rendering;
}

interface HeroMediaProps {
  rendering: ComponentRendering;
  fields: Fields;
  film: string | null;
  frame: HeroFrame;
  data: HeroData | undefined;
}

function HeroMedia({ rendering, fields, film, frame, data }: HeroMediaProps) {
  const priority = useIsFirstImage(rendering);
  const sizes = heroSizes(frame, imageValue(fields.Image));
  const picture = { sizes, priority, blur: data?.blur };
  const still = <Image field={fields.Image} {...picture} />;
  return (
    <div className={styles.media}>
      {film ? (
        <Suspense fallback={still}>
          <LazyBackgroundVideo src={film} poster={fields.Image} {...picture} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
}

/** White words stand on the loud band, black ones on the quiet one. */
const BANDS: Readonly<Record<HeroSettings['ink'], string>> = { light: bands.contrast, dark: bands.tint };

function HeroWords({ fields, settings, onPicture }: { fields: Fields; settings: HeroSettings; onPicture: boolean }) {
  const { button, level, search } = settings;
  const second = onPicture ? buttons.ghostContrast : buttons.secondary;
  const hasButtons = !isEmptyField(fields.Link) || !isEmptyField(fields.SecondaryLink);
  return (
    <div className={styles.column}>
      {!isEmptyField(fields.Title) && (
        <Heading level={level} size={onPicture ? 'hero' : 'page'} className={styles.first}>
          <Text field={fields.Title} />
        </Heading>
      )}
      <RichText field={fields.Text} className={styles.second} />
      {(search || hasButtons) && (
        <div className={styles.third}>
          {search && <HeroSearch url={fields.SearchUrl} placeholder={fields.SearchPlaceholder} />}
          {hasButtons && (
            <div className={styles.ways}>
              <Link
                field={fields.Link}
                className={buttons[button === 'primary' && search && onPicture ? 'ghostContrast' : button]}
              />
              <Link field={fields.SecondaryLink} className={second} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** An ordinary link to the end of the hero, so that it also works without scripts. */
function ScrollDown({ uid = '' }: { uid: string | undefined }) {
  const translate = useTranslate();
  const below = `below-${uid.replace(/\W/g, '') || 'hero'}`;
  return (
    <>
      <a className={styles.down} href={`#${below}`} aria-label={translate('scrollDown')}>
        <Icon name="arrowDown" />
      </a>
      <span id={below} className={styles.below} />
    </>
  );
}
