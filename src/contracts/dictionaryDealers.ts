/** Labels of the dealer list, of opening hours and of maps, in English. */
export const DEALERS_DICTIONARY = {
  // What dealers are chosen by
  dealerFilters: 'Filter the places',
  site_city: 'Town',
  dealerBrands: 'Make',
  dealerServices: 'Services',
  searchValues: 'Search: {name}',
  showDealers: 'Show {count} places',
  showOneDealer: 'Show 1 place',
  allDealers: 'Show all places',
  nearMe: 'Near me',
  nearAsking: 'Finding out where you are …',
  nearFirst: 'The nearest place comes first. Where you are is rounded to about a kilometre.',
  nearDenied: 'Your browser does not tell us where you are. Allow it there, or search for your town instead.',
  nearAway: 'We could not find out where you are. Search for your town instead.',
  distanceAway: '{distance} away',

  // When somebody is there
  openUntil: 'Open until {time}',
  opensToday: 'Opens at {time}',
  opensTomorrow: 'Opens tomorrow at {time}',
  opensDay: 'Opens on {day} at {time}',
  closedNow: 'Closed now',
} as const;
