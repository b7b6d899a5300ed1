/** Labels of the car and dealer pages, in English. Keys of the specification are unchanged (S2 §1). No response names them. */
export const CAR_PAGES_DICTIONARY = {
  // The car
  backToCars: 'All cars',
  carDescription: '{name} for sale at {dealer}. {facts}. Price {price}.',
  carDescriptionWithoutPrice: '{name} for sale at {dealer}. {facts}.',
  toDealerContact: 'Contact {name}',
  networkNoticeTitle: 'About connected services',
  networkNotice:
    'The 2G and 3G mobile networks in Sweden are being shut down. Connected services that use them, such as emergency call and app functions, may stop working in some cars. Ask us what applies to this car.',
  gallery: 'Pictures of {name}',
  imageOf: '{name}, image {number} of {total}',
  enlargeImages: 'Enlarge pictures',
  toDealerPage: 'View dealer page',
  sellers: 'Sales team',
  carNotFoundTitle: 'This car is no longer available',
  carNotFoundText: 'It may have been sold, or the web address may be wrong. We have plenty of others to choose from.',
  carSoldTitle: 'This car has been sold',
  carSoldText: 'It has gone to its new owner. We have plenty of others to choose from.',
  carFailedTitle: 'We cannot show this car right now',
  carFailedText: 'The fault is ours, not the car’s. Try again in a moment, or give us a call.',
  similarCars: 'Similar cars',
  searchSimilar: 'Search for {name}',

  // Dealers
  dealerListTitle: 'Find us',
  dealersFound: '{count} locations',
  oneDealerFound: '1 location',
  dealerListError: 'We could not load our locations right now. Please try again in a moment.',
  dealerKeyphrase: 'Search by town, name or street',
  noDealers: 'No locations match your search.',
  site_region: 'Region',
  backToDealers: 'All locations',
  departments: 'Departments',
  deviatingHours: 'Changes to opening hours',
  holidayPeriod: 'Holiday period',
  employees: 'Meet the team',
  latestArrivals: 'Latest arrivals',
  carsAtDealer: 'All cars at {name}',
  /** On the page of a dealer. */
  carsHere: 'See the cars here',
  dealerDescription: '{name} in {city}: address, phone number, opening hours of every department and the latest cars.',
} as const;
