import { COST_PREFIX } from './costQuery.ts';

/** What a visitor chooses for the total cost of cars, in the URL (decision 0227). */

/** How a car is paid: on the terms of its loan, by its private lease, or with own money. The first is the default. */
export const PAYMENT_KINDS = ['loan', 'lease', 'cash'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** The greatest value of each number, and its decimals. Distances are in the site's unit, prices in its currency, shares in per cent. */
const NUMBERS = {
  distance: { max: 100_000, decimals: 0 },
  petrol: { max: 1_000, decimals: 3 },
  diesel: { max: 1_000, decimals: 3 },
  electricity: { max: 1_000, decimals: 3 },
  charging: { max: 1_000, decimals: 3 },
  home: { max: 100, decimals: 0 },
  electric: { max: 100, decimals: 0 },
  insurance: { max: 1_000_000, decimals: 0 },
} as const;

export type CostNumber = keyof typeof NUMBERS;
export const COST_NUMBERS = Object.keys(NUMBERS) as readonly CostNumber[];

export interface CostChoice {
  way?: PaymentKind;
  numbers: Readonly<Partial<Record<CostNumber, number>>>;
  /** Values that are none; the defaults count instead, and pages say so. */
  rejected: readonly CostNumber[];
}

/** The component of content pages that reads the choice. */
export const COST_COMPONENT = 'TotalCost';

/** The parameter of the way to pay. */
export const WAY_FIELD = `${COST_PREFIX}way`;
/** Returns the parameter of a number. */
export const costField = (name: CostNumber): string => `${COST_PREFIX}${name}`;

/** The parameters of a URL, in canonical order. */
export const COST_QUERY_NAMES: readonly string[] = [WAY_FIELD, ...COST_NUMBERS.map(costField)];

/** The value of a rejected number in a canonical URL: what was typed would give each visitor a cache entry. */
const REJECTED = '!';

/** Returns the choice of a query that may have none: then the defaults of the site count. */
export const choiceOf = (query = ''): CostChoice =>
  parseCosts(new URLSearchParams(query)) ?? { numbers: {}, rejected: [] };

/** Reads the choice of a URL; undefined without one. An empty field of a form is no choice. */
export function parseCosts(query: URLSearchParams): CostChoice | undefined {
  const way = PAYMENT_KINDS.find((one) => one === query.get(WAY_FIELD));
  const numbers: Partial<Record<CostNumber, number>> = {};
  const rejected: CostNumber[] = [];
  for (const name of COST_NUMBERS) {
    const text = query.get(costField(name))?.trim();
    if (!text) continue;
    const value = numberOf(text, name);
    if (value === null) rejected.push(name);
    else numbers[name] = value;
  }
  if (!way && rejected.length === 0 && Object.keys(numbers).length === 0) return undefined;
  return { ...(way && { way }), numbers, rejected };
}

/** Returns a number within its bounds; null for any other text. Thousands may be grouped by spaces; a decimal sign is a comma or a dot. */
function numberOf(text: string, name: CostNumber): number | null {
  const { max, decimals } = NUMBERS[name];
  const match = /^\d{1,7}(?:[.,]\d{1,6})?$/.exec(text.replaceAll(/\s/g, ''));
  const value = match ? Number(match[0].replace(',', '.')) : Number.NaN;
  const isPossible = value <= max && (value > 0 || name !== 'distance');
  return isPossible ? Math.round(value * 10 ** decimals) / 10 ** decimals : null;
}

/** Writes a choice in canonical order, without `?`; empty without one. */
export function formatCosts(choice: CostChoice | undefined): string {
  const query = new URLSearchParams();
  if (choice?.way) query.set(WAY_FIELD, choice.way);
  for (const name of choice ? COST_NUMBERS : []) {
    const value = choice?.rejected.includes(name) ? REJECTED : choice?.numbers[name];
    if (value !== undefined) query.set(costField(name), String(value));
  }
  return query.toString();
}

/** Returns a query with the inputs of total costs in canonical form: what is typed in other ways has one URL. */
export function withCanonicalCosts(query: URLSearchParams): URLSearchParams {
  const names = [...query.keys()].filter((name) => name.startsWith(COST_PREFIX));
  if (names.length === 0) return query;
  const canonical = new URLSearchParams(query);
  for (const name of names) canonical.delete(name);
  for (const [name, value] of new URLSearchParams(formatCosts(parseCosts(query)))) canonical.set(name, value);
  return canonical;
}
