/** Texts of the total cost on cards, on the page of a car and on the page of its method, in English. */
export const TOTAL_COST_DICTIONARY = {
  totalText: 'Total cost: about {amount} a month ({range}), estimate',
  totalTextWithoutTax: 'Total cost without vehicle tax: about {amount} a month ({range}), estimate',
  totalUnknown: 'Total cost: not known',
  totalEstimate:
    'Our estimate of an average month in the next 12 months. It is neither a price nor an offer of credit, and your own costs will differ.',
  totalMissing: 'We state no total for this car, because we do not know: {parts}.',
  totalLoanTerms: 'The cost of the loan is that of this example: {terms}',
  totalAllCars: 'All cars by total cost',

  // The parts
  costPart: 'Part',
  costMonth: 'A month',
  costLoan: 'Cost of the loan',
  costLease: 'Private leasing',
  costDepreciation: 'Depreciation',
  costTax: 'Vehicle tax',
  costEnergy: 'Fuel and electricity',
  costInsurance: 'Insurance',
  costTires: 'Tyres',
  costService: 'Service in our workshops',
  costTotal: 'Total',
  costTaxLeftOut: 'Vehicle tax is not included.',
  costUnknown: 'not known',

  // The inputs
  costInputs: 'Your inputs',
  costSummary: 'Total cost on {distance} a year, {way}. Change the inputs',
  costWay: 'How the car is paid',
  costWayLoan: 'Loan',
  costWayLease: 'Private leasing',
  costWayCash: 'Own money',
  costFieldDistance: 'Distance a year ({unit})',
  costFieldPetrol: 'Petrol ({unit} a litre)',
  costFieldDiesel: 'Diesel ({unit} a litre)',
  costFieldElectricity: 'Electricity at home ({unit} a kWh)',
  costFieldCharging: 'Public charging ({unit} a kWh)',
  costFieldHome: 'Charged at home (%)',
  costFieldElectric: 'Plug-in hybrids: driven on electricity (%)',
  costFieldInsurance: 'Insurance a year ({unit})',
  costDefault: 'Our value: {value} ({source}, {date})',
  costDefaultRange: 'Without a number of yours: our table ({source}, {date})',
  costRejected: 'This is not a possible number. Our own value counts.',
  costSubmit: 'Calculate',
  costMethodLink: 'How we calculate the total cost',

  // The method
  costRules: 'How we calculate',
  costRuleTotal:
    'The total is what a car costs in an average month of the next 12 months. Each part has a lowest and a highest amount, rounded to whole {unit}. The total is their sum, and filters and sorts use its middle.',
  costRuleLoan:
    'Loan: everything that you pay beyond the amount borrowed, divided by the months of the loan, on the terms that the page of the car states. Repaying is no cost: instead the car loses value.',
  costRuleLease:
    'Private leasing: the cheapest lease that allows your distance, with its share of the first payment. Then there is neither a loan nor depreciation.',
  costRuleDepreciation:
    'Depreciation: what the car loses of its price in 12 months, by its age. The shares are for {distance} a year. Each further {more} adds {share} of the price, less distance takes it off.',
  costRuleEnergy:
    'Fuel and electricity: the stated consumption for your distance at your prices; the highest amount is for a real consumption that is {share} higher. Electricity costs what it costs at home and in public, in proportion. A plug-in hybrid drives its share on electricity; for the rest it takes {litres} litres of petrol for 100 km.',
  costRuleYearly:
    'Insurance is a year’s amount. Service is an amount for 15,000 km, tyres are a set for {distance}; both follow your distance.',
  costRuleTax: 'Vehicle tax: the first row of the table that is about the car.',
  costRuleNone:
    'There is no total for a car of which one part is not known: without a price, with a price without VAT, without its consumption, with another fuel, or without the loan or lease that you chose. Motorcycles have none.',
  costTables: 'Tables',
  costSources: 'Dates and sources',
  costUnderYears: 'Depreciation, age under {years, plural, one {# year} other {# years}}',
  costOlder: 'Depreciation, older',
  costShareRange: '{low} to {high}',
  costVans: '{label}, vans',
  costElectricDrive: '{label}, electric',
  costAYear: '{range} a year',
  costTaxFrom: 'registered from {date}',
  costTaxBefore: 'registered before {date}',
  costTaxUnder: 'under {years, plural, one {# year} other {# years}} old',
  costTaxFuelPetrol: 'petrol',
  costTaxFuelDiesel: 'diesel',
  costTaxFuelElectric: 'electric',
  costTaxFuelPlugin: 'plug-in hybrid',
  costTaxGram: '{amount} for each gram of CO₂ above {above}',
  costOverStated: 'Real consumption',
  costPluginLitres: 'Plug-in hybrids without electricity',
} as const;
