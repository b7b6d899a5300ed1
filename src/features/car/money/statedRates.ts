/** Finds interest rates in texts, in the ten languages of the sites. Pure. */

/** A rate as a text writes it: `3,95 %` is 3.95 with two decimals. */
export interface StatedRate {
  /** Percent a year. */
  value: number;
  decimals: number;
}

/**
 * Words that make a nearby percentage an interest rate. Most also count inside compounds, such as `billån`. Words that only look
 * alike do not: `lång` (but `långivare`), `konkurrent`, `rental`, `204 hp`, `Apr 2025`.
 */
const CREDIT =
  /ränt|(?<!konkur?|transpa)rent(?:a(?![bl])|e(?!d))|korko|koro[nt](?!e)|úrok|rpmn|vuosikor|(?<![\p{L}\p{N}])(?:apr(?!\.?\s?(?:19|20)\d\d)|åop|pcp|hp(?<!(?<![\d.,£€])\d[\d.,]*[\s-]?hp))(?![\p{L}\p{N}])|interest(?!ing)|(?<!p)lån(?!g(?!iv)|ebil)|lain[ao]|úver|loan|(?<!ac)credit|kredit|luotto|financ|finans|rahoit|osamaks|avbetal|splátk|hire purchase/giu;

/** Words that make it something else: a discount, a tax, a deposit, a residual value, a state of charge or wear. */
const NOT_CREDIT =
  /rabatt?|discount|\boff\b|alennu|zľav|spar[ae]?\b|säästä|\bsaved?\b|ušetr|moms|\bmva\b|\balv\b|\bdph\b|\bvat\b|\btax|skatt|kontant|deposit|insats|käsirah|akontác|udbetal|egenkapital|restv|jäännösar|zostatk|residual|hyra|leasing|leie|vuokra|batter|akku|kapacit|kapasit|capacit|\bsoh\b|däck|dekk|dæk|renka|tyre|pneu|mönster|tread|kjøp|takaus|warrant|garanti/giu;

const INTEREST_FREE =
  /räntefri|rentefri|interest[- ]free|koroto|korott|bezúroč|bez úrok|noll?ränta|nollkorko|nulrente|nullrente/iu;
const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,3})?`;
const PERCENT = new RegExp(
  String.raw`(?<![\d.,])(${NUMBER})(?:\s*[-–]\s*(${NUMBER}))?\s*(?:%|procent|prosent|percent|per cent)`,
  'giu',
);

/**
 * Returns the interest rates that a text states. The nearest keyword decides what a percentage is.
 *
 * @param allowBare whether a percentage without a keyword is a rate, as in the name of a campaign
 */
export function ratesIn(text: string, allowBare: boolean): StatedRate[] {
  const rates: StatedRate[] = [];
  for (const match of text.matchAll(PERCENT)) {
    const end = match.index + match[0].length;
    if (!isRate(text, [match.index, end], allowBare)) continue;
    rates.push(...[match[1], match[2]].flatMap((number) => (number ? [statedRate(number)] : [])));
  }
  if (INTEREST_FREE.test(text)) rates.push({ value: 0, decimals: 0 });
  return rates;
}

function statedRate(text: string): StatedRate {
  const [, fraction = ''] = text.split(/[.,]/);
  return { value: Number(text.replace(',', '.')), decimals: fraction.length };
}

type Span = readonly [start: number, end: number];

function isRate(text: string, percentage: Span, allowBare: boolean): boolean {
  const credit = nearest(text, CREDIT, percentage);
  const other = nearest(text, NOT_CREDIT, percentage);
  if (credit === Number.POSITIVE_INFINITY && other === credit) return allowBare;
  return credit <= other;
}

/** Returns the distance in characters between a percentage and the nearest keyword; infinite when there is none. */
function nearest(text: string, words: RegExp, [start, end]: Span): number {
  const distances = [...text.matchAll(words)].map(({ index, 0: word }) =>
    index >= end ? index - end : start - (index + word.length),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...distances);
}
