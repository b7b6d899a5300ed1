import { useEffect, useRef } from 'react';
import { checkboxValue, isEmptyField, textValue } from '../../content/fields.ts';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { listedIndex } from '../../contracts/stories/storyTags.ts';
import { storyField } from '../../features/stories/storyFields.ts';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { container } from '../../ui/layout.styles.ts';
import type { StoriesListData } from './StoriesList.data.ts';
import * as styles from './StoriesList.styles.ts';
import { StoriesListEnd } from './StoriesListEnd.tsx';
import { StoryFilter } from './StoryFilter.tsx';
import { StoryGrid } from './StoryGrid.tsx';
import { useStoryListState } from './useStoryListState.ts';

/**
 * Renders the stories index (F028): the page's heading, a tag filter, the stories, and a link to more. On another page it shows
 * the index that its field `Index` refers to.
 */
export function StoriesList({ rendering, fields: componentFields, data }: ComponentProps<StoriesListData | undefined>) {
  const { route } = usePage();
  const { id, fields, isPlaced } = listedIndex(componentFields, route);
  const { grid, more } = useFocusOnNew(data);
  const current = useStoryListState(data?.query);
  if (!data || (isPlaced && id === null)) return null;
  const text = storyField(fields, 'text');
  const title = storyField(fields, 'Title');
  const list = rendering.uid ?? 'stories';
  return (
    <section className={classes(container, styles.page)}>
      <div className={styles.heading}>
        <Heading level={isPlaced ? 2 : 1} size={isPlaced ? 'section' : 'page'}>
          {isEmptyField(title) ? !isPlaced && route.displayName : <Text field={title} />}
        </Heading>
        {!isEmptyField(text) && (
          <p className={styles.intro}>
            <Text field={text} />
          </p>
        )}
      </div>
      <StoryFilter tags={data.tags} query={current.query} hasFeed={!isPlaced} />
      <StoryGrid
        ref={grid}
        list={list}
        data={data}
        level={isPlaced ? 3 : 2}
        pending={current.pending === 'filter'}
        layout={textValue(storyField(fields, 'layout')) === 'Variant 2' ? 'one' : 'two'}
        highlight={checkboxValue(storyField(fields, 'highlightLatestStory')) && data.query.tags.length === 0}
        settings={{
          showDates: checkboxValue(storyField(fields, 'showDates')),
          readMore: textValue(storyField(fields, 'ReadMoreLabel')),
        }}
      />
      <StoriesListEnd ref={more} list={list} data={data} pending={current.pending === 'more'} />
    </section>
  );
}

/**
 * After 'show more', focuses the first new story, unless the visitor has moved the focus from the link. After the last page
 * the link is removed, and no element has the focus (U8), as after 'show all' of a list that was empty.
 */
function useFocusOnNew(data: StoriesListData | undefined) {
  const grid = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLAnchorElement>(null);
  const previous = useRef({ tags: '', count: 0 });
  const tags = data?.query.tags.join() ?? '';
  const count = data?.stories.length ?? 0;
  useEffect(() => {
    const before = previous.current;
    previous.current = { tags, count };
    const active = document.activeElement;
    const isFocusFree = active === document.body || active === null || active === more.current;
    // At first there are neither tags nor stories.
    const isNew = before.count === 0 ? before.tags !== '' : before.tags === tags;
    if (!isNew || count <= before.count || !isFocusFree) return;
    grid.current?.children[before.count]?.querySelector('a')?.focus({ preventScroll: true });
  }, [tags, count]);
  return { grid, more };
}
