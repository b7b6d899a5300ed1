/** Labels of the search box's suggestions, in English. The kind of a suggestion is named by its facet. */
export const CAR_SEARCH_DICTIONARY = {
  searchSuggestions: 'Suggestions',
  suggestionsFound: '{count} suggestions, choose with the arrow keys',
  oneSuggestion: '1 suggestion, choose it with the arrow keys',
  suggestMake: 'Make',
  suggestModel: 'Model',
  suggestBody: 'Body',
  suggestFuel: 'Fuel',
  suggestGearbox: 'Gearbox',
  suggestDrive: 'Drive',
  suggestVehicleType: 'Vehicle type',
  suggestCondition: 'Condition',
  suggestColour: 'Colour',
  suggestRegion: 'Region',
  suggestTown: 'Town',
  suggestDealer: 'Dealer',
  suggestPage: 'Page',
} as const;
