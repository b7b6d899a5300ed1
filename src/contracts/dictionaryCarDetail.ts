/** Labels that the page of one car alone shows, in English; technical values are named by their field. */
export const CAR_DETAIL_DICTIONARY = {
  // Technical data
  groupPerformance: 'Engine and performance',
  groupElectric: 'Battery and charging',
  groupEnvironment: 'Consumption and environment',
  groupSize: 'Size and space',
  groupWeight: 'Weight and towing',
  groupVehicle: 'About the vehicle',
  groupCompanyCar: 'As a company car',
  car_version: 'Trim',
  car_publishdate: 'Advertised since',
  car_pbbratio: 'Price as new, in price base amounts',
  starsOf: '{count} of 5',
  energyFacts: 'Energy and CO₂',
  energyNote: 'Measured by WLTP in mixed driving. The car that you order may differ with its wheels and equipment.',

  // Terms explained
  infoWltp: 'Measured in the same way for all cars. Weather, speed and load make your own figure differ.',
  infoEmissionClass: 'The exhaust limits that the car was approved by. Some low-emission zones ask for it.',
  infoNcap:
    'Euro NCAP crashes cars and rates their safety with up to five stars. The rules get stricter with time, so compare cars of the same age.',
  infoRapidCharging:
    'The highest power at a public rapid charger. How long it is kept up depends on how warm and how full the battery is.',
  infoHomeCharging: 'The highest power at a wall box. Your electricity supply may allow less.',
  infoBenefit:
    'What is added to your taxable income each month if your employer lets you use the car privately as well.',
  infoBaseAmount:
    'The price as new divided by the price base amount, a sum that the state sets each year and that some taxes are counted in.',
  infoKerbWeight: 'What the car weighs when it is ready to drive, with all fluids and a driver of 75 kg.',
  infoTowing: 'The heaviest trailer with brakes that the car may pull. Your driving licence may allow less.',
  infoWithVat: 'VAT is part of the price. A company that buys the car can deduct it.',
  infoWithoutVat: 'VAT comes on top of the price. A company that buys the car can deduct it.',
  infoLowestPrice:
    'When a price is advertised as reduced, we also show the lowest price that the car had in the 30 days before.',
  infoLoan: 'You pay a deposit, borrow the rest and own the car from the first day.',
  infoPrivateLeasing: 'You rent the car at a fixed monthly cost and hand it back at the end. You do not own it.',
  infoCompanyLeasing: 'A company rents the car at a fixed monthly cost and hands it back at the end.',
  infoNominalInterest: 'The interest on what you borrow, before any fees.',
  infoEffectiveInterest:
    'What the loan costs in a year with interest and every fee. It is the figure to compare loans by.',
  infoResidual:
    'What is left to pay when the term ends. You pay it then, borrow it anew or let us buy the car back for it.',

  // Price
  lowestPrice: 'Lowest price in the 30 days before: {amount}',
  priceHistory: 'Price history',
  howCalculated: 'How this is calculated',
  otherTerms: 'Other terms',
  cashPrice: 'Price of the car',
  deposit: 'Deposit',
  amountBorrowed: 'Amount borrowed',
  term: 'Term',
  monthCount: '{count} months',
  nominalInterest: 'Nominal interest',
  effectiveInterest: 'Effective interest',
  residual: 'Residual value',
  startFee: 'Set-up fee',
  invoiceFee: 'Fee per payment, included',
  creditCost: 'Cost of credit',
  totalToPay: 'Total to pay, with deposit',
  loanSummary:
    '{deposit} deposit, {months} months, {rate} interest ({effective} effective). {total} in total, residual value included.',
  leasingTotal: 'Monthly costs come to {total}.',
  borrowingCosts: 'Borrowing money costs money.',

  // Films and turning pictures
  mediaModes: 'Show',
  mediaImages: 'Pictures',
  mediaVideo: 'Film',
  mediaInternal: 'Interior',
  mediaExternal: '360°',
  filmOf: 'Film of {name}',
  spinLabel: '{name} from all sides',
  spinValue: 'View {number} of {total}',
  spinTurning: 'Turning',
  spinStart: 'Let the car turn',
  spinStop: 'Stop turning',
  spinBack: 'Turn back a little',
  spinOn: 'Turn on a little',
  spinHelp: 'Drag to turn the car',

  // Contact
  askTitle: 'Ask about the car',
  askText: 'Condition, history, equipment, delivery: the people who know the car answer.',
  askSubject: 'Question about {car}',
  testDriveTitle: 'Book a test drive',
  testDriveText: 'Say when it suits you, and the car stands ready at {dealer}.',
  testDriveSubject: 'Test drive of {car}',
  quoteTitle: 'Ask for an offer',
  quoteText: 'Tell us how you want to pay and what you want to trade in, and we work out a price.',
  quoteSubject: 'Offer for {car}',
  writeMail: 'Send an e-mail',
  callNumber: 'Call {phone}',
} as const;
