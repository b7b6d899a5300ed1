/** Kinds of monthly payment in display order, named by their labels. The loan is the car's monthly cost. */
export const OFFER_KINDS = ['car_loan_monthly_cost', 'privateLeasing', 'companyLeasing'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];
