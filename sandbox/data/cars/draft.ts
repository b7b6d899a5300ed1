import type { Dealer } from '../../../src/contracts/dealer.ts';
import { type ColourFamily, PAINTS } from '../../media/paints.ts';
import type { Format } from '../format.ts';
import { CHOICES, type Choice } from '../models/catalogue.ts';
import type { Level } from '../models/model.ts';
import type { Chance } from '../random.ts';
import type { SiteFacts } from '../sites.ts';
import type { VehicleType, Words } from '../words/language.ts';

/** The day on which the stock was taken; nothing in the data is later. */
export const STOCK_DAY = '2026-11-20';
const STOCK_TIME = Date.parse(`${STOCK_DAY}T09:00:00Z`);
const STOCK_YEAR = 2026 + 10.6 / 12;
const DAY = 86_400_000;

/** All that is decided about a car before its record is written. Distances in km, money in the site's currency. */
export interface Draft {
  readonly id: string;
  readonly site: SiteFacts;
  readonly words: Words;
  readonly format: Format;
  readonly chance: Chance;
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

/** What is the same for all cars of a site. */
export interface Lot {
  readonly site: SiteFacts;
  readonly words: Words;
  readonly format: Format;
  readonly dealers: readonly Dealer[];
}

const TYPE_SHARE: Readonly<Record<VehicleType, number>> = { PC: 1, LCV: 0.75, MC: 1.4 };

export function vehicleType(choice: Choice): VehicleType {
  const { body } = choice.model;
  return body === 'van' || body === 'pickup' ? 'LCV' : body === 'motorcycle' ? 'MC' : 'PC';
}

const isOf = (dealer: Dealer, make: string): boolean => dealer.site_brands?.includes(make) ?? false;

function pickKind({ site }: Lot, chance: Chance): Draft['kind'] {
  const roll = chance.next();
  return roll < site.sampleShare ? 'sample' : roll < site.sampleShare + site.newShare ? 'new' : 'used';
}

/** Weight of a choice in a lot: how common the model is, on this site, in this trade. */
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
  const old = byKind.get(kind);
  if (old) return old;
  const weight = weightOf(lot, kind);
  const choices = CHOICES.filter((choice) => weight(choice) > 0);
  let sum = 0;
  const table = { choices, sums: choices.map((choice) => (sum += weight(choice))) };
  byKind.set(kind, table);
  return table;
}

function pickChoice(lot: Lot, kind: Draft['kind'], chance: Chance): Choice {
  const { choices, sums } = tableOf(lot, kind);
  const target = chance.next() * (sums.at(-1) ?? 0);
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > target) high = middle;
    else low = middle + 1;
  }
  return choices[low] as Choice;
}

function pickYear(choice: Choice, kind: Draft['kind'], chance: Chance): number {
  const { from, to } = choice.variant;
  if (kind !== 'used') return kind === 'sample' || chance.happens(0.25) ? 2027 : 2026;
  // Most used cars are two to six years old; the tail reaches back as far as the model does.
  const wanted = Math.round(2026 - Math.abs(chance.between(0, 5) + chance.between(-1, 5) * chance.next()));
  return Math.min(Math.max(wanted, from), to, 2026);
}

const dateOf = (time: number): string => new Date(time).toISOString();

function registration(year: number, kind: Draft['kind'], chance: Chance): string | null {
  if (kind !== 'used') return null;
  const last = year >= 2026 ? Date.parse('2026-09-15') : Date.parse(`${year}-12-28`);
  const first = Date.parse(`${year}-01-08`);
  return dateOf(chance.between(first, last)).slice(0, 10);
}

function odometer(draft: Pick<Draft, 'kind' | 'type' | 'age' | 'choice'>, chance: Chance): number {
  if (draft.kind === 'sample') return 0;
  if (draft.kind === 'new') return draft.type === 'MC' ? 1 : chance.int(5, 60);
  const thirsty = draft.choice.variant.fuel === 'diesel' ? 1.35 : draft.choice.model.body === 'city' ? 0.75 : 1;
  const yearly = draft.type === 'MC' ? 4200 : 13_500 * thirsty;
  const spread = 0.55 + chance.next() * 0.6 + chance.next() * 0.3;
  return Math.max(900, Math.round(draft.age * yearly * spread));
}

/** Seven digits, different for every car of every site, the same for a car whatever the size of the stock. */
export const carId = (site: SiteFacts, at: number): string =>
  String(1_000_000 + site.order * 1_200_000 + ((at * 700_001 + 351_457) % 1_200_000));

/** Decides a car: the `at`-th of its site. */
export function draftOf(lot: Lot, at: number, chance: Chance): Draft {
  const kind = pickKind(lot, chance);
  const choice = pickChoice(lot, kind, chance);
  const { make, model, variant } = choice;
  const type = vehicleType(choice);
  const year = pickYear(choice, kind, chance);
  const registered = registration(year, kind, chance);
  const age = registered
    ? Math.max(0.15, STOCK_YEAR - Number(registered.slice(0, 4)) - Number(registered.slice(5, 7)) / 12)
    : 0;
  const agents = kind === 'used' ? [] : lot.dealers.filter((dealer) => isOf(dealer, make.name));
  const [trim, level] = chance.pick(model.trims ?? make.trims);
  const paint = chance.weighted(PAINTS, (one) => one.share);
  const days = kind === 'sample' ? chance.between(20, 200) : 150 * chance.next() ** 2.2;
  const published = STOCK_TIME - days * DAY;
  return {
    ...lot,
    id: carId(lot.site, at),
    chance,
    choice,
    kind,
    type,
    trim,
    level,
    year,
    registered,
    age,
    dealer: chance.pick(agents.length > 0 ? agents : lot.dealers),
    km: odometer({ kind, type, age, choice }, chance),
    automatic: variant.gears === 'a' || (variant.gears === 'ma' && chance.happens(0.5 + 0.12 * level)),
    paint: paint.hex,
    colour: paint.family,
    published: dateOf(published),
    indexed: dateOf(published + (STOCK_TIME - published) * chance.between(0.6, 1)),
  };
}
