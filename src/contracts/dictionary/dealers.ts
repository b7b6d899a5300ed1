/** Labels of the dealer list, of opening hours and of maps, in English. */
export const DEALERS_DICTIONARY = {
  // Search and filters
  dealerFilters: 'Filter locations',
  site_city: 'Town',
  dealerBrands: 'Make',
  dealerServices: 'Services',
  searchValues: 'Search: {name}',
  showDealers: 'Show {count} locations',
  showOneDealer: 'Show 1 location',
  allDealers: 'Show all locations',
  dealersWithoutWords: 'Nothing found for {words} – showing what matches the rest.',
  dealersWithoutWordsAll: 'Nothing found for {words} – showing the whole list.',
  dealersOpenNow: 'Open now.',
  dealersOpenOn: 'Open: {days}.',
  dealersNearest: 'Nearest to {postcode} first.',
  nearMe: 'Near me',
  nearFirst: 'Nearest first. We round your position to about a kilometre.',
  distanceAway: '{distance} away',

  // Maps
  viewList: 'List',
  viewMap: 'Map',
  mapOfPlaces: 'Map, locations: {count}',
  mapOfPlace: 'Map, {name}',
  placesHere: '{count} locations, zoom in',
  youAreHere: 'Your approximate location',
  showInList: 'Show in list',
  mapZoomIn: 'Zoom in',
  mapZoomOut: 'Zoom out',
  showMap: 'Show map',
  mapNote:
    'This map is provided by {name}. If you load it, {name} receives your IP address and may store cookies on your device, and videos and maps from other providers are allowed on this site.',
  /** Literal text of the specification (F085). */
  googleMapsFailed: 'Failed to load Google Maps API',
  mapFailed: 'The map could not be loaded',
  mapInstead: 'Every location is in the list, with its address.',

  // Opening hours
  openUntil: 'Open until {time}',
  opensToday: 'Opens at {time}',
  opensTomorrow: 'Opens tomorrow at {time}',
  opensDay: 'Opens on {day} at {time}',
  closedNow: 'Closed now',
  closedThen: 'Closed',
  allDepartments: 'All departments',
  laterHours: 'Upcoming changes to opening hours',

  // A dealer
  departmentNewCars: 'Car sales',
  departmentParts: 'Parts and accessories',
  departmentWorkshop: 'Workshop',
  departmentBodyWork: 'Bodyshop',
  findUs: 'How to find us',
  directions: 'Get directions',
} as const;
