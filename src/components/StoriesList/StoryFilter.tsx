import { formatStoryQuery, type StoryQuery, toggleTag } from '../../contracts/stories/storyQuery.ts';
import { usePage } from '../../page/PageContext.tsx';
import { chip } from '../../ui/Chip.styles.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './StoriesList.styles.ts';

interface StoryFilterProps {
  tags: readonly { key: string; value: string }[];
  query: StoryQuery;
  /** The page has a feed of its stories. */
  hasFeed: boolean;
}

/** Renders links that toggle tags, and 'show all', which clears the selection. */
export function StoryFilter({ tags, query, hasFeed }: StoryFilterProps) {
  const { path } = usePage();
  const translate = useTranslate();
  return (
    <div className={styles.bar}>
      {tags.length > 0 && (
        <ul className={styles.chips} aria-label={translate('storiesFilter')}>
          <li>
            <a className={chip} href={path} data-stay="" aria-current={query.tags.length === 0 || undefined}>
              {translate('storiesShowAll')}
            </a>
          </li>
          {tags.map(({ key, value }) => {
            const selected = query.tags.includes(key);
            const search = formatStoryQuery(toggleTag(query, key));
            return (
              <li key={key}>
                <a
                  className={chip}
                  href={search ? `${path}?${search}` : path}
                  rel="nofollow"
                  data-stay=""
                  aria-current={selected || undefined}
                >
                  <span>{value}</span>
                  {selected && <Icon name="close" size={14} />}
                </a>
              </li>
            );
          })}
        </ul>
      )}
      {hasFeed && (
        <a className={styles.feed} href={`${path}/rss.xml`}>
          <Icon name="feed" size={16} />
          <span>{translate('storiesFeed')}</span>
        </a>
      )}
    </div>
  );
}
