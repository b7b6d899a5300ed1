/** Labels of the filters and states of the car list, in English. No other page shows them. */
export const CAR_FILTERS_DICTIONARY = {
  // Sorts
  car_publishdate_desc: 'Latest first',
  car_publishdate_asc: 'Oldest first',
  car_price_asc: 'Lowest price',
  car_price_desc: 'Highest price',
  car_year_desc: 'Newest model year',
  car_mileage_asc: 'Lowest mileage',
  car_monthly_cost_asc: 'Lowest monthly payment',
  car_distance_asc: 'Nearest first',

  quickFilters: 'Popular filters',
  clearChoice: 'Clear {name}',
  searchInList: 'Search the list',
  noSuchValue: 'No match.',
  rangeLowest: '{label}, minimum',
  rangeHighest: '{label}, maximum',
  showOneCar: 'Show 1 car',
  showTheCars: 'Show the cars',
  withoutChoice: 'Without {name}',
  withoutChoices: 'Remove one filter to see cars:',
  withoutAll: 'Without any filters',
  nothingForKeyphrase: 'Nothing found for {words} – showing cars for {choices}.',
  nothingForKeyphraseAll: 'Nothing found for {words} – showing all cars.',
  pagesForKeyphrase: 'You may be looking for:',
  rangeAtMost: '{label}: up to {amount}',
  rangeAtLeast: '{label}: from {amount}',
  /** Without scripts: fields for the terms of all monthly costs. */
  termsLegend: 'Your terms for monthly payments',
  termsDeposit: 'Deposit',
  termsMonths: 'Months',
  narrowSearch: 'There are more cars than we show here. Narrow your search:',
} as const;
