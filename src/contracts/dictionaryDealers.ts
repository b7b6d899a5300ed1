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

  // Maps
  viewList: 'List',
  viewMap: 'Map',
  mapOfPlaces: 'Map, places: {count}',
  mapOfPlace: 'Map, {name}',
  placesHere: '{count} places, show them larger',
  youAreHere: 'You are about here',
  showInList: 'Show in the list',
  mapZoomIn: 'Zoom in',
  mapZoomOut: 'Zoom out',
  showMap: 'Show the map',
  mapNote:
    '{name} provides this map. When you press the button, {name} learns your IP address and may store cookies on your device, and films and maps from others are allowed on this site.',
  /** Literally as the specification has it (F085). */
  googleMapsFailed: 'Failed to load Google Maps API',
  mapFailed: 'The map could not be loaded',
  mapInstead: 'Every place is in the list, with its address.',

  // When somebody is there
  openUntil: 'Open until {time}',
  opensToday: 'Opens at {time}',
  opensTomorrow: 'Opens tomorrow at {time}',
  opensDay: 'Opens on {day} at {time}',
  closedNow: 'Closed now',
  closedThen: 'Closed',
  allDepartments: 'All departments',
  laterHours: 'Other hours further on',

  // A dealer
  departmentNewCars: 'Car sales',
  departmentParts: 'Parts and accessories',
  departmentWorkshop: 'Workshop',
  departmentBodyWork: 'Body and paint',
  findUs: 'How to find us',
  directions: 'Get directions',
} as const;
