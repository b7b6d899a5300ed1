/** Labels of a place and of the distance from it, in English. */
export const DISTANCE_DICTIONARY = {
  placeGroup: 'Place and distance',
  placeField: 'Your town or city',
  placeUse: 'Use my location',
  placeYours: 'Your location',
  placeSuggestions: 'Suggested places',
  placeNone: 'We found no place called “{place}”. Check the spelling, or try a larger town.',
  placeFailed: 'We cannot look up places right now. Please try again in a moment.',
  nearLocating: 'Finding your location …',
  nearDenied: 'Your browser is not sharing your location. Allow it in the browser, or search for your town instead.',
  nearAway: 'We could not find your location. Search for your town instead.',
  radiusField: 'Distance',
  radiusAny: 'Any distance',
  radiusWithin: 'Within {distance}',
  placeWithin: '{place}, within {distance}',
} as const;
