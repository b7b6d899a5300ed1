/** Labels in the Swedish of Finland where it differs from that of Sweden: places of business, kilometres, hire purchase. */
export const words: Readonly<Record<string, string>> = {
  dealerFilters: 'Filtrera verksamhetsställen',
  showDealers: 'Visa {count} verksamhetsställen',
  showOneDealer: 'Visa 1 verksamhetsställe',
  allDealers: 'Visa alla verksamhetsställen',
  mapOfPlaces: 'Karta, verksamhetsställen: {count}',
  placesHere: '{count} verksamhetsställen, visa dem större',
  mapInstead: 'Alla verksamhetsställen finns i listan, med adress.',
  dealersFound: '{count} verksamhetsställen',
  oneDealerFound: '1 verksamhetsställe',
  noDealers: 'Inget verksamhetsställe matchar din sökning.',
  backToDealers: 'Alla verksamhetsställen',
  car_site_name: 'Verksamhetsställe',
  suggestDealer: 'Verksamhetsställe',
  toDealerPage: 'Till verksamhetsställets sida',
  site_region: 'Landskap',
  car_site_region: 'Landskap',
  suggestRegion: 'Landskap',

  car_mileage: 'Mätarställning',
  car_loan_monthly_cost: 'Månadsrat, avbetalning',
  car_monthly_cost_asc: 'Lägsta månadsrat',
  car_mileage_asc: 'Minst körda',
  carListNameText:
    '{name} i lager just nu: {count}. Jämför pris, mätarställning och månadskostnad, och se var bilen finns.',

  infoLoan: 'Du betalar en handpenning och lånar resten. Du får bilen genast.',
  deposit: 'Handpenning',
  effectiveInterest: 'Effektiv årsränta',
  totalToPay: 'Att betala totalt, med handpenning',
  loanTerms: '{deposit} i handpenning, {months} månader, {rate} ränta',
  loanSummary:
    '{deposit} i handpenning, {months} månader, {rate} ränta (effektiv årsränta {effective}). Totalt {total} med restvärdet.',
  loanExample:
    'Räkneexempel: ett lån på {0} under {1} månader med {2} ränta, uppläggningsavgift {3} och faktureringsavgift {4} per betalning ger en effektiv årsränta på {5}. Förutsätter ett positivt kreditbeslut.',
  invoiceFee: 'Faktureringsavgift per betalning, ingår',
  cardLoan: 'Avbetalning: {deposit} i handpenning, {months}\u00a0mån, {rate} (effektiv {effective}), totalt {total}',
  cardLoanNominal: 'Avbetalning: {deposit} i handpenning, {months}\u00a0mån, {rate}, totalt {total}',
};
