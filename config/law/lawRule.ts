import { array, lazy, mixed, object, string } from 'yup';
import { recordOf } from '../../lib/record.ts';

/** A rule of law about what must stand on a page, as a record: who it binds, since when, where, and how the page shows that it is met. */

export const COUNTRIES = ['SE', 'NO', 'DK', 'FI', 'SK', 'GB'] as const;
export type Country = (typeof COUNTRIES)[number];

/** The countries of the European Union that the rules know, and with Norway those of the European Economic Area. */
export const EU: readonly Country[] = ['SE', 'DK', 'FI', 'SK'];
export const EEA: readonly Country[] = [...EU, 'NO'];

export const PAGE_KINDS = [
  'home',
  'carList',
  'car',
  'comparison',
  'dealerList',
  'dealer',
  'content',
  'contact',
  'privacy',
  'accessibility',
] as const;
/** `contact`, `privacy` and `accessibility` are content pages that the footer names so. */
export type PageKind = (typeof PAGE_KINDS)[number];

export const PARTS = [
  'page',
  'main',
  'footer',
  'carCard',
  'carOffer',
  'newCarText',
  'loanCost',
  'leasingCost',
  'struckPrice',
  'quotes',
  'form',
  'newsletterForm',
  'consent',
  'aiImage',
] as const;
/** A component of a page, which is found by what it shows (`bin/doctor/law/parts.ts`). */
export type PartName = (typeof PARTS)[number];

export const STATES = [
  'new',
  'used',
  'passengerCar',
  'electric',
  'connected',
  'withoutVat',
  'illustrated',
  'company',
  'private',
  'quoted',
  'takesBookings',
  'advertisesCredit',
] as const;
/** What is so of a part, of its car or of its site. */
export type PartState = (typeof STATES)[number];

export const LANGUAGES = ['any', 'sv', 'nb', 'da', 'fi', 'sk', 'en'] as const;
/** A regular expression for each language of pages; `any` is looked for in all of them. Case does not count. */
export type Words = Readonly<Partial<Record<(typeof LANGUAGES)[number], string>>>;

/**
 * Where a text is looked for: in the part, in what of it is in sight without opening anything, in the part before its first figure, or on
 * the whole page.
 */
export const PLACES = ['part', 'inSight', 'beforeFigures', 'page'] as const;
type Place = (typeof PLACES)[number];

interface Requires {
  /** What is missing when it is not met, in a few words. */
  readonly says: string;
}

export type Requirement =
  /** A visible text, or a link by its text or URL. */
  | (Requires & { readonly kind: 'text' | 'link'; readonly words: Words; readonly place?: Place })
  /** A text or the URL of a link that must not be there. */
  | (Requires & { readonly kind: 'absent'; readonly words: Words })
  /** Two buttons side by side. */
  | (Requires & { readonly kind: 'equalButtons'; readonly words: Words; readonly acceptWords: Words })
  /** The stated lowest price, after these words, is above the reduced price of the part. */
  | (Requires & { readonly kind: 'lowestAbovePrice'; readonly words: Words });

interface LawSource {
  readonly act: string;
  readonly article: string;
  /** The official text. */
  readonly url: string;
}

export interface LawRule {
  readonly id: string;
  /** What it requires, as a sentence. */
  readonly requires: string;
  readonly countries: readonly Country[];
  readonly source: LawSource;
  /** National law by country, where it is known. */
  readonly national: Readonly<Partial<Record<Country, string>>>;
  /** The first day, `YYYY-MM-DD`, from midnight in the country's time zone; null: since before the product. */
  readonly since: string | null;
  /** The first day on which it does not apply any more. */
  readonly until: string | null;
  readonly where: {
    /** Null: on every page. */
    readonly pages: readonly PageKind[] | null;
    readonly part: PartName;
    /** All of them must be so. */
    readonly when: readonly PartState[];
  };
  readonly must: readonly Requirement[];
  /** Keys of the dictionary with the reviewed text; none where editors write it. */
  readonly dictionary: readonly string[];
  /** What a lawyer must confirm. */
  readonly lawyer: string;
}

const words = () =>
  object(Object.fromEntries(LANGUAGES.map((language) => [language, string().test('expression', isExpression)])))
    .noUnknown()
    .test('words', 'has no words', (value) => Object.keys(recordOf(value)).length > 0);

const day = () =>
  string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .nullable()
    .defined();

const named = { says: string().required() };
const place = string().oneOf(PLACES).optional();

const REQUIREMENTS = {
  text: object({ ...named, kind: string().required(), words: words().required(), place }).noUnknown(),
  link: object({ ...named, kind: string().required(), words: words().required(), place }).noUnknown(),
  absent: object({ ...named, kind: string().required(), words: words().required() }).noUnknown(),
  equalButtons: object({
    ...named,
    kind: string().required(),
    words: words().required(),
    acceptWords: words().required(),
  }).noUnknown(),
  lowestAbovePrice: object({ ...named, kind: string().required(), words: words().required() }).noUnknown(),
} satisfies Record<Requirement['kind'], unknown>;

const requirement = lazy((value: unknown) => {
  const { kind } = recordOf(value);
  const found = Object.entries(REQUIREMENTS).find(([name]) => name === kind)?.[1];
  return found ?? mixed().test('kind', `unknown requirement ${String(kind)}`, () => false);
});

const lawRuleSchema = object({
  id: string()
    .matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .required(),
  requires: string().matches(/\.$/).required(),
  countries: array(string().oneOf(COUNTRIES).required()).min(1).required(),
  source: object({
    act: string().required(),
    article: string().required(),
    url: string()
      .matches(/^https:\/\//)
      .required(),
  })
    .noUnknown()
    .required(),
  national: object(Object.fromEntries(COUNTRIES.map((country) => [country, string()]))).noUnknown(),
  since: day(),
  until: day(),
  where: object({
    pages: array(string().oneOf(PAGE_KINDS).required()).nullable().defined(),
    part: string().oneOf(PARTS).required(),
    when: array(string().oneOf(STATES).required()).required(),
  })
    .noUnknown()
    .required(),
  must: array(requirement).min(1).required(),
  dictionary: array(string().required()).required(),
  lawyer: string().matches(/\.$/).required(),
}).noUnknown();

function isExpression(value: string | undefined): boolean {
  if (value === undefined) return true;
  try {
    new RegExp(value, 'iu');
    return value !== '';
  } catch {
    return false;
  }
}

/**
 * Checks records of rules: their shape, that each id is there once, and that no rule ends before it begins.
 *
 * @throws Error with the id of the wrong record
 */
export function readLawRules(records: readonly LawRule[]): readonly LawRule[] {
  const ids = new Set<string>();
  for (const record of records) {
    const { id, since, until } = record;
    try {
      lawRuleSchema.validateSync(record, { strict: true });
    } catch (error) {
      throw new Error(`Rule ${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (ids.has(id)) throw new Error(`Rule ${id}: the id is there twice`);
    if (since !== null && until !== null && since >= until) throw new Error(`Rule ${id}: it ends before it begins`);
    ids.add(id);
  }
  return records;
}
