import type { StoryLink, StoryNeighbours } from '../../contracts/stories/stories.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { neighbour, neighbours } from './StoryArticle.styles.ts';

/** Renders links to the previous and next story, in the order of the list. Renders nothing without neighbours. */
export function StoryNeighbourLinks({ prevArticle, nextArticle }: StoryNeighbours) {
  const translate = useTranslate();
  if (!prevArticle && !nextArticle) return null;
  return (
    <nav className={neighbours} aria-label={translate('storyNeighbours')}>
      {prevArticle && <Neighbour side="previous" story={prevArticle} label={translate('storyPrevious')} />}
      {nextArticle && <Neighbour side="next" story={nextArticle} label={translate('storyNext')} />}
    </nav>
  );
}

function Neighbour({ side, story, label }: { side: 'previous' | 'next'; story: StoryLink; label: string }) {
  return (
    <a className={neighbour} href={story.path} rel={side === 'next' ? 'next' : 'prev'} data-side={side}>
      {side === 'previous' && <Icon name="arrowLeft" />}
      <span>
        <small>{label}</small> <strong>{story.title}</strong>
      </span>
      {side === 'next' && <Icon name="arrowRight" />}
    </a>
  );
}
