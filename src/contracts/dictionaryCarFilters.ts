/** Labels of the filters and states of the car list that no other page shows, in English. */
export const CAR_FILTERS_DICTIONARY = {
  quickFilters: 'Popular filters',
  monthlyCost: 'Monthly cost',
  clearChoice: 'Clear {name}',
  searchInList: 'Search the list',
  noSuchValue: 'Nothing by that name.',
  rangeLowest: '{label}, lowest',
  rangeHighest: '{label}, highest',
  showOneCar: 'Show 1 car',
  showTheCars: 'Show the cars',
  withoutChoice: 'Without {name}',
  withoutChoices: 'Leave out one choice and there are cars:',
  withoutAll: 'Without any filter',
} as const;
