/** Labels that the English pages of Norrväg word their own way: what others call a location is a branch. */
export const words: Readonly<Record<string, string>> = {
  dealerListTitle: 'Our branches',
  dealersFound: '{count} branches',
  oneDealerFound: '1 branch',
  dealerListError: 'We could not load our branches right now. Please try again in a moment.',
  noDealers: 'No branches match your search.',
  backToDealers: 'All branches',
  dealerFilters: 'Filter branches',
  showDealers: 'Show {count} branches',
  showOneDealer: 'Show 1 branch',
  allDealers: 'Show all branches',
  mapOfPlaces: 'Map, branches: {count}',
  placesHere: '{count} branches, zoom in',
  mapInstead: 'Every branch is in the list, with its address.',
  car_site_name: 'Branch',
  suggestDealer: 'Branch',
  toDealerPage: 'Go to the branch’s page',
};
