/** Labels that Rullande words its own way: its dealers are shops. */
export const words: Readonly<Record<string, string>> = {
  dealerFilters: 'Filtrera butikerna',
  showDealers: 'Visa {count} butiker',
  showOneDealer: 'Visa 1 butik',
  allDealers: 'Visa alla butiker',
  mapOfPlaces: 'Karta, butiker: {count}',
  placesHere: '{count} butiker, visa dem större',
  mapInstead: 'Alla butiker finns i listan, med adress.',
  dealersFound: '{count} butiker',
  oneDealerFound: '1 butik',
  noDealers: 'Ingen butik matchar din sökning.',
  backToDealers: 'Alla butiker',
  car_site_name: 'Butik',
  suggestDealer: 'Butik',
  toDealerPage: 'Till butikens sida',
  carListNameText:
    '{name} i lager just nu: {count}. Jämför pris, miltal och månadskostnad, och se i vilken butik bilen står.',
};
