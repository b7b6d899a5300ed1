/** Labels of the car list and car pages, in English. Keys named by the specification keep their spelling (S2 §1). */
export const CARS_DICTIONARY = {
  carListError: 'We could not load the cars right now. Please try again in a moment.',
  noSearchResults: 'No cars match your search.',
  missingImageText: 'Picture coming soon',
  showMore: 'Show more',
  showLess: 'Show less',
} as const;
