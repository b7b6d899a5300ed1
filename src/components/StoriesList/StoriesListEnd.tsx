import type { Ref } from 'react';
import { formatStoryQuery, MAX_STORY_PAGE } from '../../contracts/stories/storyQuery.ts';
import { usePage } from '../../page/PageContext.tsx';
import { buttons } from '../../ui/button.styles.ts';
import { progress } from '../../ui/progress.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { StoriesListData } from './StoriesList.data.ts';
import { end, spinner, status } from './StoriesList.styles.ts';
import { storyCardId } from './storyCardId.ts';

interface StoriesListEndProps {
  /** Ref of the link to more stories. */
  ref: Ref<HTMLAnchorElement>;
  /** Id of the list on its page. */
  list: string;
  data: StoriesListData;
  /** More stories are loading. */
  pending: boolean;
}

/** Renders the number of visible stories, announced when it changes, and the link to more; or the message without stories. */
export function StoriesListEnd({ ref, list, data, pending }: StoriesListEndProps) {
  const { path, search } = usePage();
  const translate = useTranslate();
  const { stories, total, hasNext, query, failed } = data;
  const visibleCount = stories.length;
  const count = translate('storiesCount', { shown: visibleCount, total });
  const more = formatStoryQuery({ ...query, page: query.page + 1 });
  return (
    <div className={end} data-alone={visibleCount === 0 || undefined}>
      <p id={`${list}-shown`} className={status} role="status">
        {failed ? translate('storiesFailed') : visibleCount === 0 ? translate('storiesNone') : count}
      </p>
      {visibleCount > 0 && (
        <progress className={progress} aria-labelledby={`${list}-shown`} value={visibleCount} max={total} />
      )}
      {visibleCount > 0 && hasNext && query.page < MAX_STORY_PAGE && (
        <a
          ref={ref}
          className={buttons.secondary}
          href={`${path}?${more}#${storyCardId(list, visibleCount)}`}
          rel="nofollow"
          data-stay="replace"
          aria-busy={pending || undefined}
        >
          {pending && <span className={spinner} />}
          <span>{translate(pending ? 'storiesLoading' : 'storiesMore')}</span>
        </a>
      )}
      {failed && (
        <a className={buttons.secondary} href={search ? `${path}?${search}` : path} data-reload="">
          {translate('tryAgain')}
        </a>
      )}
      {!failed && visibleCount === 0 && query.tags.length > 0 && (
        <a className={buttons.secondary} href={path} data-stay="">
          {translate('storiesShowAll')}
        </a>
      )}
    </div>
  );
}
