/** Labels of stories, in English. */
export const STORIES_DICTIONARY = {
  storiesShowAll: 'Show all',
} as const;
