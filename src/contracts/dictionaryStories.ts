/** Labels of stories, in English. */
export const STORIES_DICTIONARY = {
  storiesFilter: 'Choose subjects',
  storiesShowAll: 'Show all',
  storiesShown: 'Showing {shown} of {total}',
  storiesMore: 'Show more',
  storiesLoading: 'Fetching more',
  storiesNone: 'There is nothing here about what you chose.',
  storiesFailed: 'We could not fetch the stories right now.',
  storiesLatest: 'Latest',
  storiesAll: 'All stories',
  storiesOthers: 'More to read',
  storiesFeed: 'Follow by RSS',
  storyBack: 'Back',
  storyAuthor: 'By {author}',
  storyNeighbours: 'More articles',
  storyPrevious: 'Previous article',
  storyNext: 'Next article',
} as const;
