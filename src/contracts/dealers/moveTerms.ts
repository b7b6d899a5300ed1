/** What it costs to move a car to another dealer. */
export interface MoveTerms {
  /** Whole units of the site's currency; 0: free of charge. */
  cost: number;
  days: number;
}
