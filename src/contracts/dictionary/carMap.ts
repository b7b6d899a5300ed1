/** Labels of the map of a list of cars, in English. */
export const CAR_MAP_DICTIONARY = {
  carMapTitle: 'Our cars on the map',
  carMapIntro: 'Choose a place to see the cars there.',
  carMapNone: 'No car matches your choices. Go back to the list and change them.',
  carMapBack: 'Show the cars as a list',
} as const;
