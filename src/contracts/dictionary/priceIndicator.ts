/** Texts of the price indicator on the page of a car and on the page of its method, in English. */
export const PRICE_INDICATOR_DICTIONARY = {
  priceComparable: 'From the prices of similar cars of ours we would expect about {amount}',
  priceMethodLink: 'How we compare prices',

  // The page of the method: a car
  priceSentence: 'This car costs {price}. From the prices of similar cars of ours we would expect about {expected}.',
  priceInputs: 'What we compare',
  priceVersion: 'Version',
  priceTrim: 'Trim level',
  priceItems: 'Equipment',
  priceItemCount: '{count, plural, one {# item} other {# items}}',
  priceResult: 'Result',
  priceExpected: 'Expected price',
  priceCompared: 'Cars compared',
  priceComparedCount: '{count} cars: {circle}',
  priceDate: 'Cars for sale on',
  priceUpTo: 'up to {amount}',
  priceBetween: 'above {from}, up to {to}',
  priceAbove: 'above {amount}',
  priceThisBand: '{band} (this car)',
  priceNone: 'We do not compare the price of this car, for one of these reasons:',
  priceNoCar: 'Open this page from a car to see the figures of that car.',
  priceCarFailed: 'We could not load the figures of this car. Please try again later.',
  priceCarGone: 'This car is not for sale any more.',

  // The method. Its numbers are the constants of `src/contracts/car/priceIndicatorRules.ts`, all greater than four
  priceRules: 'How we compare',
  priceRuleCars:
    'We compare the price with those of other cars that {site} has for sale, not with the whole market. They have the same make, model, fuel and body, and the power of their engines differs by at most {power}.',
  priceRuleCircles: 'At least {least} such cars are needed. We take the first of these groups that has as many:',
  priceCircleVersion:
    'the same version, and at most {years, plural, one {# year} other {# years}} and {distance} of difference',
  priceCircleLine:
    'the same trim level, and at most {years, plural, one {# year} other {# years}} and {distance} of difference',
  priceCircleModel:
    'any version, and at most {years, plural, one {# year} other {# years}} and {distance} of difference',
  priceRuleConvert:
    'We convert each of their prices to the age, mileage and equipment of this car: {year} for a year of age, {driven} for {distance}, {item} for an item of equipment. The middle one of the converted prices is the expected price.',
  priceRuleBands: 'The price as a share of the expected price:',
  priceRuleNone: 'We do not compare the prices of:',
  priceNoneNew: 'new cars and demonstrators',
  priceNoneNearlyNew: 'cars that were first registered less than {age} days ago, or driven less than {distance}',
  priceNoneOld: 'cars that are older than {years} years, or driven more than {distance}',
  priceNoneType: 'vans, pick-ups and motorcycles',
  priceNonePrice:
    'cars without a price, and cars with a reduced price that is not below the lowest price of the 30 days before the reduction',
  priceNoneData: 'cars whose price data do not agree',
  priceNoneFacts:
    'cars of which we do not know the make, model, fuel, body, type, mileage or first registration, or whether they are used',
  priceNoneFew: 'cars with fewer than {least} comparable ones',
  priceNoneUnusual: 'cars with a price below {from} or above {to} of the expected one',
  priceRuleLimits:
    'The comparison does not take damage, repairs, imports or modifications into account. It is no valuation of the car.',
} as const;
