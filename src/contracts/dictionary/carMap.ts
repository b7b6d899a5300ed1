/** Labels of the map of a list of cars, in English. */
export const CAR_MAP_DICTIONARY = {
  carMapTitle: 'Our cars on the map',
  carMapIntro: 'Where the cars of your search are. Choose a place to see its cars.',
  carMapAll: 'Where our cars are. Choose a place to see its cars.',
  carMapNone: 'No car matches your choices. Go back to the list and change them.',
  carMapBack: 'Show the cars as a list',
} as const;
