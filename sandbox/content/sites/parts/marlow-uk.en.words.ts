/**
 * Labels that Marlow words as a British retailer does: finance as personal contract purchase and hire with its
 * representative APR, power in brake horsepower, showrooms for dealers.
 */
export const words: Readonly<Record<string, string>> = {
  monthlyCost: 'Monthly payment',
  unitPower: 'bhp',
  toDealerContact: 'Contact {name}',
  toDealerPage: 'View showroom',

  // Finance
  loan: 'Personal contract purchase (PCP)',
  privateLeasing: 'Personal contract hire (PCH)',
  companyLeasing: 'Business contract hire (BCH)',
  car_privateleasing_monthly_cost: 'Personal contract hire a month',
  car_companyleasing_monthly_cost: 'Business contract hire a month',
  loanTerms: '{deposit} deposit, {months} months, {rate} fixed',
  loanSummary:
    '{deposit} deposit, {months} monthly payments, {rate} fixed rate of interest, representative {effective} APR. Total amount payable {total}, including the optional final payment.',
  cardLoan:
    'PCP: {deposit} deposit, {months}\u00a0months, {rate} fixed, representative {effective} APR, {total} total amount payable',
  cardLoanNominal: 'PCP: {deposit} deposit, {months}\u00a0months, {rate} fixed, {total} total amount payable',
  cardLeasing: 'PCH: {months}\u00a0months, {distance} a year, {total} in total',
  nominalInterest: 'Fixed rate of interest a year',
  effectiveInterest: 'Representative APR',
  residual: 'Optional final payment',
  borrowingCosts: 'Marlow Motor Group Ltd is a credit broker, not a lender. Finance is subject to status.',
  infoLoan:
    'You pay a deposit and fixed monthly payments. At the end you choose: make the optional final payment and keep the car, hand it back, or part-exchange it.',
  infoResidual:
    'What is left to pay at the end if you want to keep the car. You may also hand the car back or part-exchange it.',
  infoEffectiveInterest:
    'The annual percentage rate: the yearly cost of credit with interest and every compulsory charge. Use it to compare one offer with another.',

  // Showrooms
  dealersFound: '{count} showrooms',
  oneDealerFound: '1 showroom',
  backToDealers: 'All showrooms',
  allDealers: 'Show all showrooms',
  showDealers: 'Show {count} showrooms',
  showOneDealer: 'Show 1 showroom',
  noDealers: 'No showrooms match your search.',
  dealerFilters: 'Filter showrooms',
  dealerListError: 'We could not load our showrooms right now. Please try again in a moment.',
  car_site_name: 'Showroom',
  suggestDealer: 'Showroom',
};
