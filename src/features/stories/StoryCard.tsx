import { DateText } from '../../content/DateText.tsx';
import { classes } from '../../lib/classes.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './StoryCard.styles.ts';
import type { CardSettings, StoryCardView } from './storyCard.ts';

interface StoryCardProps {
  story: StoryCardView;
  settings: CardSettings;
  level: HeadingLevel;
  /** How wide its picture is shown. */
  sizes: string;
  /** `large` leads a list, `compact` is a row with a small picture. */
  size?: 'large' | 'compact' | undefined;
  /** A word on the picture. */
  badge?: string | undefined;
  /** Its picture is the largest in the first view. */
  first?: boolean | undefined;
  id?: string | undefined;
}

/** One story: picture, date and subjects, heading, preamble. All of it leads to the story; the heading is the link. */
export function StoryCard({ story, settings, level, sizes, size, badge, first, id }: StoryCardProps) {
  const translate = useTranslate();
  const { image, preamble } = story;
  const isCompact = size === 'compact';
  return (
    <article id={id} className={isCompact ? styles.compact : styles.card} data-size={size}>
      <div className={styles.frame}>
        <Picture
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
      <div className={styles.words}>
        <StoryMeta story={story} showDate={settings.showDates} />
        <Heading level={level} size="card" className={styles.heading}>
          <a className={styles.link} href={story.href}>
            {story.title}
          </a>
        </Heading>
        {preamble && <p className={classes(styles.preamble, isCompact && styles.wideOnly)}>{preamble}</p>}
        <span className={classes(styles.way, isCompact && styles.wideOnly)} aria-hidden="true">
          {settings.readMore || translate('readMore')}
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
