import { useTranslate } from '../../app/PageContext.tsx';
import { imageValue, isEmptyField } from '../../content/fields.ts';
import { Link } from '../../content/Link.tsx';
import { RichText } from '../../content/RichText.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import type { Fields } from '../../contracts/layout.ts';
import { classes } from '../../lib/classes.ts';
import { buttons } from '../../ui/button.styles.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { bands } from '../../ui/layout.styles.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { HeroData } from './HeroBanner.data.ts';
import * as styles from './HeroBanner.styles.ts';
import { HeroSearch } from './HeroSearch.tsx';
import { HeroVideo } from './HeroVideo.tsx';
import { type HeroSettings, heroSettings } from './heroSettings.ts';

const BELOW = 'below-hero';
/** On upright screens the height decides: the picture is cut at its sides. */
const FULL_SCREEN_SIZES = '(max-aspect-ratio: 1/1) 85vh, 100vw';

/** A picture or film with the page's heading on it (F014); without either, the heading stands on a quiet ground. */
export function HeroBanner({ fields, params, data }: ComponentProps<HeroData | undefined>) {
  const settings = heroSettings(params);
  const media = heroMedia(fields, settings, data);
  if (!media && isEmptyField(fields.Title) && isEmptyField(fields.Text)) return null;
  const onPicture = media !== null && settings.fullScreen;
  const kind = media ? (onPicture ? styles.fullScreen : styles.framed) : styles.bare;
  return (
    <section className={kind} data-ink={settings.ink} data-at={settings.placement}>
      {media && <div className={styles.media}>{media}</div>}
      <div
        className={classes(
          styles.words,
          kind === styles.framed && (settings.ink === 'light' ? bands.contrast : bands.tint),
        )}
      >
        <HeroWords fields={fields} settings={settings} onPicture={onPicture} />
      </div>
      {onPicture && <ScrollDown />}
    </section>
  );
}

function heroMedia(fields: Fields, { video, fullScreen }: HeroSettings, data: HeroData | undefined) {
  const image = imageValue(fields.Image);
  const film = video ? imageValue(fields.Video) : null;
  if (film) return <HeroVideo src={film.src} poster={image?.src} />;
  if (!image) return null;
  const sizes = fullScreen ? FULL_SCREEN_SIZES : '(min-width: 64rem) 50vw, 100vw';
  return <Picture {...image} sizes={sizes} priority blur={data?.blur} />;
}

function HeroWords({ fields, settings, onPicture }: { fields: Fields; settings: HeroSettings; onPicture: boolean }) {
  const { button, fullScreen, level, search } = settings;
  const second = onPicture ? buttons.ghostContrast : buttons.secondary;
  const hasButtons = !isEmptyField(fields.Link) || !isEmptyField(fields.SecondaryLink);
  return (
    <div className={styles.column}>
      {!isEmptyField(fields.Title) && (
        <Heading level={level} size={fullScreen ? 'hero' : 'page'} className={styles.first}>
          <Text field={fields.Title} />
        </Heading>
      )}
      <RichText field={fields.Text} className={styles.second} />
      {(search || hasButtons) && (
        <div className={styles.third}>
          {search && <HeroSearch url={fields.SearchUrl} placeholder={fields.SearchPlaceholder} />}
          {hasButtons && (
            <div className={styles.ways}>
              <Link field={fields.Link} className={search && onPicture ? second : buttons[button]} />
              <Link field={fields.SecondaryLink} className={second} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** An ordinary link to the end of the hero, so that it also works without scripts. */
function ScrollDown() {
  const translate = useTranslate();
  return (
    <>
      <a className={styles.down} href={`#${BELOW}`} aria-label={translate('scrollDown')}>
        <Icon name="arrowDown" />
      </a>
      <span id={BELOW} className={styles.below} />
    </>
  );
}
