/** Labels of stories, in English. */
export const STORIES_DICTIONARY = {
  storiesFilter: 'Choose topics',
  storiesShowAll: 'Show all',
  storiesCount: 'Showing {shown} of {total}',
  storiesMore: 'Show more',
  storiesLoading: 'Loading more',
  storiesNone: 'There are no stories on these topics yet.',
  storiesFailed: 'We could not load the stories right now.',
  storiesLatest: 'Latest',
  storiesAll: 'All stories',
  storiesOthers: 'More to read',
  storiesFeed: 'RSS feed',
  storyBack: 'Back',
  storyAuthor: 'By {author}',
  storyNeighbours: 'More articles',
  storyPrevious: 'Previous article',
  storyNext: 'Next article',
} as const;
