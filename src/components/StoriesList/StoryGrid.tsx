import type { Ref } from 'react';
import { Prerendered } from '../../delivery/Prerendered.tsx';
import { cell } from '../../features/stories/StoryCard.styles.ts';
import { StoryCard } from '../../features/stories/StoryCard.tsx';
import type { CardSettings } from '../../features/stories/storyCard.ts';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { StoriesListData } from './StoriesList.data.ts';
import { grid } from './StoriesList.styles.ts';
import { storyCardId } from './storyCardId.ts';

const LARGE = '(min-width: 80rem) 50rem, (min-width: 48rem) 56vw, calc(100vw - 2.5rem)';
const HALF = '(min-width: 80rem) 40rem, (min-width: 48rem) 45vw, calc(100vw - 2.5rem)';
const ROW = '(min-width: 80rem) 34rem, (min-width: 48rem) 40vw, calc(100vw - 2.5rem)';

interface StoryGridProps {
  ref: Ref<HTMLUListElement>;
  /** Id of the list on its page. */
  list: string;
  level: HeadingLevel;
  data: StoriesListData;
  settings: CardSettings;
  layout: 'one' | 'two';
  /** Highlights the newest story. */
  highlight: boolean;
  /** Other stories are loading. */
  pending: boolean;
}

/** Renders the grid of stories. Renders nothing when there are none. */
export function StoryGrid({ ref, list, level, data, settings, layout, highlight, pending }: StoryGridProps) {
  const translate = useTranslate();
  if (data.stories.length === 0) return null;
  const sizes = layout === 'two' ? HALF : ROW;
  return (
    <ul
      ref={ref}
      className={grid}
      data-columns={layout === 'two' ? 2 : 1}
      data-highlight={highlight || undefined}
      data-pending={pending || undefined}
      aria-busy={pending}
    >
      {data.stories.map((story, position) => {
        const card = { story, settings, level, id: storyCardId(list, position) };
        if (position > 0) {
          return (
            <Prerendered key={story.id} as="li" className={cell} view={StoryCard} viewProps={{ ...card, sizes }} />
          );
        }
        return (
          <li key={story.id} className={cell}>
            <StoryCard
              {...card}
              sizes={highlight ? LARGE : sizes}
              size={highlight ? 'large' : undefined}
              badge={highlight ? translate('storiesLatest') : undefined}
              first={level === 2}
            />
          </li>
        );
      })}
    </ul>
  );
}
