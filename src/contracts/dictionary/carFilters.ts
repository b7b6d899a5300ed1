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
  car_total_cost_asc: 'Lowest total cost',
  car_distance_asc: 'Nearest first',

  car_equipment: 'Equipment',
  /** Name of the default order while words are searched for. */
  sortByRelevance: 'Best match',
  /** What decides the order, next to the sort field (directive 2005/29/EC, article 7(4a)). */
  orderInfo: 'How the cars are ordered',
  orderBySort: 'The order is: {sort}. Cars without that information come last. Nobody can pay for a better place.',
  /** `title` and `facts`: how many times as much as equipment. */
  orderByRelevance:
    'All cars here match all your words. A registration number counts most. Words in make, model and version count {title} times as much as words in the equipment, words in fuel, gearbox, body, colour, drivetrain, year, condition, vehicle type and town {facts} times. Parts of words and misspelt words count less. Equal matches are ordered by date, latest first. Nobody can pay for a better place.',
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
  ownCosts: 'Total cost on your inputs',
  narrowSearch: 'There are more cars than we show here. Narrow your search:',
} as const;
