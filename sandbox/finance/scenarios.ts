/**
 * What the lender does with plates that end in these letters: `declined` quotes nothing for the car, `noPcp` only HP, `none` returns an
 * empty list, `slow` waits, `broken` breaks the contract.
 */
export const SCENARIOS = {
  DEC: 'declined',
  HPO: 'noPcp',
  NON: 'none',
  SLO: 'slow',
  BRK: 'broken',
} as const;
type Scenario = (typeof SCENARIOS)[keyof typeof SCENARIOS];

/** Milliseconds that a slow response takes: longer than a page waits. */
export const SLOW_MS = 4_000;

/** Returns the scenario of a plate; null for an ordinary one. */
export function scenarioOf(plate: string): Scenario | null {
  const letters = plate.slice(-3).toUpperCase();
  return Object.hasOwn(SCENARIOS, letters) ? SCENARIOS[letters as keyof typeof SCENARIOS] : null;
}
