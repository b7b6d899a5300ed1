/** Labels of the page of one car, in English. Labels of technical values are named by their field. */
export const CAR_DETAIL_DICTIONARY = {
  // Technical data
  groupPerformance: 'Engine and performance',
  groupElectric: 'Battery and charging',
  groupEnvironment: 'Economy and emissions',
  groupSize: 'Dimensions and luggage space',
  groupWeight: 'Weights and towing',
  groupVehicle: 'Vehicle details',
  groupCompanyCar: 'Company car tax',
  car_version: 'Trim',
  car_publishdate: 'Listed on',
  car_pbbratio: 'List price in price base amounts',
  starsOf: '{count} out of 5',
  energyFacts: 'Economy and CO₂',
  energyNote: 'Official WLTP combined figures. The car you order may differ, depending on its wheels and options.',

  // Terms explained
  infoWltp:
    'A standard test, so that cars can be compared like for like. Weather, speed, load and driving style all change what you achieve on the road.',
  infoEmissionClass:
    'The emissions standard the car was approved to. Some clean air and low-emission zones depend on it.',
  infoNcap:
    'Euro NCAP crash-tests cars and rates their safety with up to five stars. The tests become tougher over time, so compare cars of a similar age.',
  infoRapidCharging:
    'The peak power at a public rapid charger. How long the car holds it depends on how warm and how full the battery is.',
  infoHomeCharging: 'The maximum power from a home wallbox. Your electricity supply may limit it.',
  infoBenefit: 'What is added to your taxable income each month if your employer lets you use the car privately.',
  infoBaseAmount:
    'The list price divided by the price base amount, a figure the state sets each year and uses in some taxes.',
  infoKerbWeight: 'The weight of the car ready to drive, with all its fluids and a 75 kg driver.',
  infoTowing: 'The heaviest braked trailer the car may tow. Your driving licence may allow less.',
  infoWithVat: 'The price includes VAT. A VAT-registered business may be able to reclaim it.',
  infoWithoutVat: 'VAT is added to this price. A VAT-registered business may be able to reclaim it.',
  infoLowestPrice:
    'When we advertise a reduced price, we also show the lowest price of the 30 days before the reduction.',
  infoNominalInterest: 'The yearly rate charged on the amount you borrow, before any fees.',

  // Price
  priceHistory: 'Price history',
  howCalculated: 'How this is calculated',
  otherTerms: 'Other terms',
  yearlyDistance: 'Distance a year',
  cashPrice: 'Cash price',
  deposit: 'Deposit',
  amountBorrowed: 'Amount of credit',
  term: 'Term',
  monthCount: '{count, plural, one {# month} other {# months}}',
  nominalInterest: 'Interest rate',
  /** The same on the visitor's own terms. */
  ownEffectiveInterest: 'APR',
  startFee: 'Arrangement fee',
  invoiceFee: 'Monthly account fee, included',
  creditCost: 'Total charge for credit',
  totalToPay: 'Total amount payable',
  loanSummary:
    '{deposit} deposit, {months, plural, one {# monthly payment} other {# monthly payments}}, {rate} interest ({effective} APR). Total amount payable {total}, including the residual value.',
  /** The same on the visitor's own terms, which are no representative example. */
  ownLoanSummary:
    '{deposit} deposit, {months, plural, one {# monthly payment} other {# monthly payments}}, {rate} interest ({effective} APR). Total amount payable {total}, including the residual value.',
  leasingTotal: 'Monthly payments come to {total} in total.',
  /** Leasing with a payment at the start, such as a first increased rent. */
  leasingInitial: 'Initial payment: {amount}.',
  leasingTotalWithInitial: 'Initial and monthly payments come to {total} in total.',
  /** `{0}` to `{5}` as in the disclaimers of the index: loan, months, interest, arrangement fee, monthly fee, APR. */
  loanExample:
    'Example: a loan of {0} over {1} months at {2} interest, with an arrangement fee of {3} and a monthly fee of {4}, has an APR of {5}. Subject to status.',
  /** On Swedish and British sites, after `borrowingCosts` (F072). */
  borrowingAdvice:
    'If you cannot repay the debt in time, you risk a record of non-payment. For support, contact the budget and debt advice of your municipality in Sweden. Contact details are at konsumentverket.se.',
  /** Below a field, when a number beyond its limits was entered. */
  loanLimits: 'From {min} to {max} is possible for this car.',
  /** After the number of months in a field. */
  monthsUnit: 'months',
  /** Without scripts, the button of the loan calculator. */
  calculate: 'Calculate',
  carsOnTerms: 'See all cars on these terms',
  toLoanCar: 'View this car',
  /** Beside the monthly cost of a car with quotes of a lender: a link to them. */
  toQuotes: 'Get HP and PCP quotes on your terms',
  toQuotesText: 'Calculated as the lender quotes this car. Choose your deposit, term and mileage there.',
  /** Products of the lender on sites in the UK. */
  productHp: 'Hire Purchase',
  productPcp: 'Personal Contract Purchase',

  // The law
  legalGuaranteeTitle: 'Legal guarantee: {years} years',
  legalGuaranteeText:
    'If the car has a fault that was there when you received it, the law entitles you as a consumer to a free repair or replacement, or otherwise to a price reduction or your money back. These rights apply in addition to any warranty.',
  legalGuaranteeLink: 'Your rights as a consumer',
  productData: 'Data that this car generates',
  productDataTypes: 'What data',
  productDataFormat: 'Format',
  productDataVolume: 'How much',
  productDataFrequency: 'How often',
  productDataStorage: 'Where, and for how long',
  productDataAccess: 'How to get or delete it',
  productDataHolder: 'Who holds it',
  productDataLink: 'More from the manufacturer',

  // Trade-in
  tradeInSummary: 'What is your car worth in part exchange?',
  tradeInKnown: 'Your car: {low} to {high}',
  tradeInDeducted: 'With your part exchange: {amount}',
  tradeInText: 'Enter registration number and mileage for an estimate. It commits you to nothing.',
  tradeInSend: 'Get an estimate',
  tradeInSending: 'Estimating…',
  tradeInUnknown: 'We cannot find a car with this registration number. Check it, or contact us',
  tradeInTooMany: 'You have looked up many cars in a short time. Wait a while and try again.',
  tradeInFailed: 'We cannot give an estimate right now. Try again in a moment, or contact us.',
  tradeInEstimate: 'Estimated value of your car',
  infoTradeIn:
    'A valuation service estimates the value by make, model, age and mileage. Condition and equipment decide where in the range your car lies. The dealer sets the final price when we have seen it.',
  tradeInDated: 'Estimate of {date}. Not binding.',
  tradeInDeduct: 'Deduct from the price',
  tradeInUndo: 'Do not deduct',
  /** A link to the contact form, which then has the estimate. */
  tradeInSendLink: 'Send with a question',
  tradeInOther: 'Another car',
  tradeInLower: 'Your car, lower end of the estimate',
  tradeInLeft: 'Left to pay',
  tradeInSurplus: 'Your car is worth {amount} more than this one. We settle the difference with you.',
  tradeInDeposit: 'It is now the deposit in the loan calculator: {deposit}.',
  tradeInDepositUnused:
    'The deposit in the loan calculator is now {deposit}. The other {rest} does not fit, because the deposit has limits and steps of {step}. We settle it with you.',
  tradeInDepositMissing:
    'The deposit in the loan calculator is now {deposit}, the lowest possible. Your car covers it except for {rest}.',

  // Images that are no photos of the car
  /** Of an image that looks real and was made or changed by AI. */
  aiImage: 'AI image',
  aiImageNote: 'The image was made or changed by artificial intelligence.',
  aiImageAlt: '{text} (image made by AI)',
  illustration: 'Illustration',
  illustrationNote: 'The image is an illustration and does not show this car.',
  /** Alternative text of an image. */
  illustrationAlt: '{text} (illustration)',

  // Videos and 360° views
  mediaModes: 'Show',
  mediaImages: 'Pictures',
  mediaVideo: 'Video',
  mediaInternal: 'Interior',
  mediaExternal: '360°',
  videoOf: 'Video of {name}',
  spinLabel: '{name}, 360° view',
  spinValue: 'View {number} of {total}',
  spinTurning: 'Rotating',
  spinStart: 'Rotate automatically',
  spinStop: 'Stop rotating',
  spinBack: 'Rotate left',
  spinOn: 'Rotate right',
  spinHelp: 'Drag to rotate the car',
  panoramaLabel: 'Interior of {name}, 360° view',
  panoramaAhead: 'Facing forwards',
  panoramaRight: 'Facing right',
  panoramaBehind: 'Facing backwards',
  panoramaLeft: 'Facing left',
  panoramaTurnLeft: 'Look left',
  panoramaTurnUp: 'Look up',
  panoramaTurnDown: 'Look down',
  panoramaTurnRight: 'Look right',
  panoramaHelp: 'Drag to look around',
  panoramaLoading: 'Loading the interior…',

  // Contact
  questionTitle: 'Ask about this car',
  questionText: 'Condition, history, equipment, delivery: put your question to someone who knows the car.',
  questionSubject: 'Question about {car}',
  testDriveTitle: 'Book a test drive',
  testDriveText: 'Tell us when suits you, and we will have the car ready at {dealer}.',
  tradeInTitle: 'Part exchange your car',
  quoteTitle: 'Get a quote',
  quoteText: 'Tell us how you would like to pay and whether you have a part exchange, and we will work out a price.',
  // Around the visitor's place
  carStands: 'In {city}, {distance} away',
  moveOffer: 'We can move it to {dealer}, the one nearest to you: {terms}. This is not part of the price.',
  movePaid: '{price}, about {days, plural, one {# day} other {# days}}',
  moveFree: 'free of charge, about {days, plural, one {# day} other {# days}}',
  moveAsk: 'Ask us to move it',
} as const;
