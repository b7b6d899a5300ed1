import type { Random } from '../../../lib/random.ts';
import type { Dealer } from '../../../src/contracts/dealers/dealer.ts';
import { type ColourFamily, PAINTS } from '../../media/paints.ts';
import type { Format } from '../format.ts';
import { CHOICES, type Choice } from '../models/catalogue.ts';
import type { Level } from '../models/model.ts';
import type { SiteFacts } from '../sites.ts';
import type { IndexTexts, VehicleType } from '../texts/language.ts';

/** The day of the stock. No date in the data is later. */
export const STOCK_DAY = '2026-11-20';
const STOCK_TIME = Date.parse(`${STOCK_DAY}T09:00:00Z`);
const STOCK_YEAR = 2026 + 10.6 / 12;
const DAY = 86_400_000;

/** The properties of a car that its record is made from. Distances are in km, money in the site's currency. */
export interface Draft {
  readonly id: string;
  readonly site: SiteFacts;
  readonly texts: IndexTexts;
  readonly format: Format;
  readonly random: Random;
  readonly choice: Choice;
  readonly dealer: Dealer;
  readonly kind: 'used' | 'new' | 'sample';
  readonly type: VehicleType;
  readonly trim: string;
  readonly level: Level;
  readonly year: number;
  /** First registration, `YYYY-MM-DD`; null for a car that has none yet. */
  readonly registered: string | null;
  /** Years since the first registration. */
  readonly age: number;
  readonly km: number;
  readonly automatic: boolean;
  readonly paint: string;
  readonly colour: ColourFamily;
  readonly published: string;
  readonly indexed: string;
}

/** The properties that all cars of a site share. */
export interface Lot {
  readonly site: SiteFacts;
  readonly texts: IndexTexts;
  readonly format: Format;
  readonly dealers: readonly Dealer[];
}

const TYPE_SHARE: Readonly<Record<VehicleType, number>> = { PC: 1, LCV: 0.75, MC: 1.4 };

export function vehicleType(choice: Choice): VehicleType {
  const { body } = choice.model;
  return body === 'van' || body === 'pickup' ? 'LCV' : body === 'motorcycle' ? 'MC' : 'PC';
}

const isOf = (dealer: Dealer, make: string): boolean => dealer.site_brands?.includes(make) ?? false;

function pickKind({ site }: Lot, random: Random): Draft['kind'] {
  const roll = random.next();
  return roll < site.sampleShare ? 'sample' : roll < site.sampleShare + site.newShare ? 'new' : 'used';
}

/** Returns the weight of a choice in a lot: how common the model is on this site, new or used. */
function weightOf({ site }: Lot, kind: Draft['kind']): (choice: Choice) => number {
  return (choice) => {
    const { make, model, variant } = choice;
    const onSale = kind === 'used' || (variant.to >= 2027 && site.franchise.includes(make.name));
    if (!onSale) return 0;
    const powered = variant.fuel === 'electric' && site.country === 'NO' ? 2.5 : 1;
    return (
      (model.share / model.variants.length) * (site.stock[make.name] ?? 1) * TYPE_SHARE[vehicleType(choice)] * powered
    );
  };
}

/** Choices of a lot with running sums of their weights, so that a pick is a binary search. */
type Table = { readonly choices: readonly Choice[]; readonly sums: readonly number[] };
const tables = new WeakMap<Lot, Map<Draft['kind'], Table>>();

function tableOf(lot: Lot, kind: Draft['kind']): Table {
  const byKind = tables.get(lot) ?? new Map<Draft['kind'], Table>();
  tables.set(lot, byKind);
  const cached = byKind.get(kind);
  if (cached) return cached;
  const weight = weightOf(lot, kind);
  const choices = CHOICES.filter((choice) => weight(choice) > 0);
  let sum = 0;
  const table = { choices, sums: choices.map((choice) => (sum += weight(choice))) };
  byKind.set(kind, table);
  return table;
}

function pickChoice(lot: Lot, kind: Draft['kind'], random: Random): Choice {
  const { choices, sums } = tableOf(lot, kind);
  const target = random.next() * (sums.at(-1) ?? 0);
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > target) high = middle;
    else low = middle + 1;
  }
  return choices[low] as Choice;
}

function pickYear(choice: Choice, kind: Draft['kind'], random: Random): number {
  const { from, to } = choice.variant;
  // A few new cars are of last year's production; none is of a year after the day of the stock.
  if (kind === 'new') return random.chance(0.05) && from < 2026 ? 2025 : 2026;
  if (kind === 'sample') return 2026;
  // Most used cars are two to six years old; the tail reaches back as far as the model does.
  const year = Math.round(2026 - Math.abs(random.between(0, 5) + random.between(-1, 5) * random.next()));
  return Math.min(Math.max(year, from), to, 2026);
}

const dateOf = (time: number): string => new Date(time).toISOString();

function registration(year: number, kind: Draft['kind'], random: Random): string | null {
  if (kind !== 'used') return null;
  const last = year >= 2026 ? Date.parse('2026-09-15') : Date.parse(`${year}-12-28`);
  const first = Date.parse(`${year}-01-08`);
  return dateOf(random.between(first, last)).slice(0, 10);
}

function odometer(draft: Pick<Draft, 'kind' | 'type' | 'age' | 'choice'>, random: Random): number {
  if (draft.kind === 'sample') return 0;
  if (draft.kind === 'new') return draft.type === 'MC' ? 1 : random.int(5, 60);
  const thirsty = draft.choice.variant.fuel === 'diesel' ? 1.35 : draft.choice.model.body === 'city' ? 0.75 : 1;
  const yearly = draft.type === 'MC' ? 4200 : 13_500 * thirsty;
  const spread = 0.55 + random.next() * 0.6 + random.next() * 0.3;
  return Math.max(900, Math.round(draft.age * yearly * spread));
}

/** Returns an id of seven digits, unique over all sites, that does not depend on the size of the stock. */
export const carId = (site: SiteFacts, at: number): string =>
  String(1_000_000 + site.order * 1_200_000 + ((at * 700_001 + 351_457) % 1_200_000));

/** Days for which a car without images has been in stock, at least. */
const WITHOUT_IMAGES_DAYS = 30;

/** Whether a car has been in stock for so long that it may be one without images: a dealer lists a car with its images. */
export const mayLackImages = ({ published }: Pick<Draft, 'published'>): boolean =>
  Date.parse(published) <= STOCK_TIME - WITHOUT_IMAGES_DAYS * DAY;

/** Returns for how many days a car has been in stock. */
const daysInStock = (kind: Draft['kind'], random: Random): number =>
  kind === 'sample' ? random.between(20, 200) : 150 * random.next() ** 2.2;

/** Decides the properties of a car: the `at`-th of its site. */
export function draftOf(lot: Lot, at: number, random: Random): Draft {
  const kind = pickKind(lot, random);
  const choice = pickChoice(lot, kind, random);
  const { make, model, variant } = choice;
  const type = vehicleType(choice);
  const year = pickYear(choice, kind, random);
  const registered = registration(year, kind, random);
  const age = registered
    ? Math.max(0.15, STOCK_YEAR - Number(registered.slice(0, 4)) - Number(registered.slice(5, 7)) / 12)
    : 0;
  // A dealer with a make in its name sells used cars of that make too.
  const isOfMake = kind !== 'used' || lot.site.dealersOfMakes;
  const agents = isOfMake ? lot.dealers.filter((dealer) => isOf(dealer, make.name)) : [];
  const [trim, level] = random.pick(model.trims ?? make.trims);
  const paint = random.pickWeighted(PAINTS, (one) => one.share);
  const days = daysInStock(kind, random);
  const published = STOCK_TIME - days * DAY;
  return {
    ...lot,
    id: carId(lot.site, at),
    random,
    choice,
    kind,
    type,
    trim,
    level,
    year,
    registered,
    age,
    dealer: random.pick(agents.length > 0 ? agents : lot.dealers),
    km: odometer({ kind, type, age, choice }, random),
    automatic: variant.gears === 'a' || (variant.gears === 'ma' && random.chance(0.5 + 0.12 * level)),
    paint: paint.hex,
    colour: paint.family,
    published: dateOf(published),
    indexed: dateOf(published + (STOCK_TIME - published) * random.between(0.6, 1)),
  };
}
