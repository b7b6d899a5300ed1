/** Terms that the lender proposes: no deposit, so that the example of a car and its first quote are on the same terms. */
export const USUAL = { months: 48, milesPerYear: 10_000, deposit: 0 } as const;
