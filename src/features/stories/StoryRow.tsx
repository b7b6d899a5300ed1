import { Prerendered } from '../../delivery/Prerendered.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import { cell } from './StoryCard.styles.ts';
import { StoryCard } from './StoryCard.tsx';
import { row } from './StoryRow.styles.ts';
import type { CardSettings, StoryCardView } from './storyCard.ts';

const CARD = '(min-width: 80rem) 26rem, (min-width: 48rem) 30vw, calc(100vw - 2.5rem)';
const THUMB = '15rem';

interface StoryRowProps {
  stories: readonly StoryCardView[];
  settings: CardSettings;
  level: HeadingLevel;
  /** Rows with small images, one below the other; else cards side by side. */
  compact?: boolean;
}

/** Renders the stories of a teaser. Renders nothing when there are none. */
export function StoryRow({ stories, settings, level, compact = false }: StoryRowProps) {
  if (stories.length === 0) return null;
  const size = compact ? 'compact' : undefined;
  return (
    <ul className={row} data-columns={compact ? 1 : 3}>
      {stories.map((story) => (
        <Prerendered
          key={story.id}
          as="li"
          className={cell}
          view={StoryCard}
          viewProps={{ story, settings, level, sizes: compact ? THUMB : CARD, size }}
        />
      ))}
    </ul>
  );
}
