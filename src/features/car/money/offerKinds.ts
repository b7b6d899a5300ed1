/** Ways to pay by the month, in the order of the pages, by the labels that name them. The loan is the car's monthly cost. */
export const OFFER_KINDS = ['car_loan_monthly_cost', 'privateLeasing', 'companyLeasing'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];
