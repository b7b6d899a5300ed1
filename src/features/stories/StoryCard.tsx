import { DateText } from '../../content/DateText.tsx';
import { classes } from '../../lib/classes.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './StoryCard.styles.ts';
import type { CardSettings, StoryCardView } from './storyCard.ts';

interface StoryCardProps {
  story: StoryCardView;
  settings: CardSettings;
  level: HeadingLevel;
  /** `sizes` attribute of the image. */
  sizes: string;
  /** `large` is the first card of a list, `compact` a row with a small image. */
  size?: 'large' | 'compact' | undefined;
  /** Short label on the image. */
  badge?: string | undefined;
  /** Its image is the largest in the first viewport. */
  first?: boolean | undefined;
  id?: string | undefined;
}

/** Renders the card of a story: image, date and tags, heading, preamble. The link of the heading covers the whole card. */
export function StoryCard({ story, settings, level, sizes, size, badge, first, id }: StoryCardProps) {
  const translate = useTranslate();
  const { image, preamble } = story;
  const isCompact = size === 'compact';
  return (
    <article id={id} className={isCompact ? styles.compact : styles.card} data-size={size}>
      <div className={styles.frame}>
        <ResponsiveImage
          src={image?.src}
          alt={image?.alt ?? ''}
          width={image?.width ?? null}
          height={image?.height ?? null}
          sizes={sizes}
          priority={first}
          className={styles.image}
        />
        <Badge className={styles.badge}>{badge}</Badge>
      </div>
      <div className={styles.body}>
        <StoryMeta story={story} showDate={settings.showDates} />
        <Heading level={level} size="card" className={styles.heading}>
          <a className={styles.link} href={story.href}>
            {story.title}
          </a>
        </Heading>
        {preamble && <p className={classes(styles.preamble, isCompact && styles.wideOnly)}>{preamble}</p>}
        <span className={classes(styles.readMore, isCompact && styles.wideOnly)} aria-hidden="true">
          <span>{settings.readMore || translate('readMore')}</span>
          <Icon name="arrowRight" size={18} />
        </span>
      </div>
    </article>
  );
}

function StoryMeta({ story: { date, tags }, showDate }: { story: StoryCardView; showDate: boolean }) {
  const dated = showDate && date !== null;
  if (!dated && tags.length === 0) return null;
  return (
    <p className={styles.meta}>
      {dated && (
        <span>
          <DateText field={{ value: date }} />
        </span>
      )}
      {tags.length > 0 && <span>{tags.join(', ')}</span>}
    </p>
  );
}
