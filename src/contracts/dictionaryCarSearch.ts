/** Labels of the search box's suggestions, in English. What is suggested is named after its facet. */
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
} as const;
