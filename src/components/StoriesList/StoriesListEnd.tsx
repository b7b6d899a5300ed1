import type { Ref } from 'react';
import { formatStoryQuery, MAX_STORY_PAGE } from '../../contracts/storyQuery.ts';
import { usePage } from '../../page/PageContext.tsx';
import { buttons } from '../../ui/button.styles.ts';
import { progress } from '../../ui/progress.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { StoriesListData } from './StoriesList.data.ts';
import { end, spinner, status } from './StoriesList.styles.ts';
import { storyPlace } from './storyPlace.ts';

interface StoriesListEndProps {
  /** The link to more. */
  ref: Ref<HTMLAnchorElement>;
  /** Id of the list on its page. */
  list: string;
  data: StoriesListData;
  /** More is on its way. */
  pending: boolean;
}

/** How many stories are shown, told when it changes, and the way to more; or what stands in the place of stories. */
export function StoriesListEnd({ ref, list, data, pending }: StoriesListEndProps) {
  const { path, search } = usePage();
  const translate = useTranslate();
  const { stories, total, query, failed } = data;
  const shown = stories.length;
  const count = translate('storiesShown', { shown, total });
  const more = formatStoryQuery({ ...query, page: query.page + 1 });
  return (
    <div className={end} data-alone={shown === 0 || undefined}>
      <p id={`${list}-shown`} className={status} role="status">
        {failed ? translate('storiesFailed') : shown === 0 ? translate('storiesNone') : count}
      </p>
      {shown > 0 && <progress className={progress} aria-labelledby={`${list}-shown`} value={shown} max={total} />}
      {shown > 0 && shown < total && query.page < MAX_STORY_PAGE && (
        <a
          ref={ref}
          className={buttons.secondary}
          href={`${path}?${more}#${storyPlace(list, shown)}`}
          rel="nofollow"
          data-stay="replace"
          aria-busy={pending || undefined}
        >
          {pending && <span className={spinner} />}
          {translate(pending ? 'storiesLoading' : 'storiesMore')}
        </a>
      )}
      {failed && (
        <a className={buttons.secondary} href={search ? `${path}?${search}` : path} data-reload="">
          {translate('tryAgain')}
        </a>
      )}
      {!failed && shown === 0 && query.tags.length > 0 && (
        <a className={buttons.secondary} href={path} data-stay="">
          {translate('storiesShowAll')}
        </a>
      )}
    </div>
  );
}
