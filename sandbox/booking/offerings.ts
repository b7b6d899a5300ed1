import { hashText } from '../../lib/random.ts';
import type { BookingCar } from '../../src/contracts/booking/car.ts';
import type { OfferingCategory, Prices } from '../../src/contracts/booking/services.ts';
import { readJson } from '../lib/tables.ts';

/** A text by language. */
interface Texts {
  readonly sv: string;
  readonly en: string;
}

interface OfferingRow {
  readonly code: string;
  readonly name: Texts;
  readonly description: Texts;
  /** For an average car in an average region, in kronor; null when only the workshop knows it. */
  readonly price: number | null;
  readonly notKnownPriceText?: Texts;
  /** Cheaper with a service agreement. */
  readonly agreement?: true;
  /** Only at workshops of the make. */
  readonly brandOnly?: true;
  readonly notElectric?: true;
  readonly allowUserInput?: true;
  readonly unit?: { readonly minimum: number; readonly maximum: number; readonly abbreviation?: Texts };
}

interface CategoryRow {
  readonly kind: 'service' | 'addon';
  readonly icon: string;
  readonly name: Texts;
  readonly selectionType?: string;
  readonly offerings: readonly OfferingRow[];
}

/** Validated by `offerings.test.ts`. */
const CATEGORIES = readJson<readonly CategoryRow[]>(new URL('./offerings.json', import.meta.url));
const ROWS: ReadonlyMap<string, OfferingRow> = new Map(
  CATEGORIES.flatMap(({ offerings }) => offerings).map((row) => [row.code, row]),
);

export const isOffering = (code: string): boolean => ROWS.has(code);
/** Whether only workshops of the car's make offer it. */
export const isBrandOnly = (code: string): boolean => ROWS.get(code)?.brandOnly === true;
export const nameOfOffering = (code: string, language: string): string =>
  textIn(ROWS.get(code)?.name, language) || code;

/** Prices in Stockholm are higher by a tenth, in the north lower. */
const REGIONS: Readonly<Record<string, number>> = { Stockholm: 1.1, 'Västra Götaland': 1.05, Norrbotten: 0.95 };
/** Services that no workshop of a region offers. */
const NOT_IN: Readonly<Record<string, readonly string[]>> = { Norrbotten: ['aircon-cleaning'], Jämtland: ['taxi'] };
const DISCOUNT = 0.8;
const UNIT: Texts = { sv: 'st', en: 'pcs' };

export interface OfferingsCall {
  kind: CategoryRow['kind'];
  car: BookingCar;
  isElectric: boolean;
  /** Whether the group has workshops of the make. */
  hasBrand: boolean;
  region: string;
  language: string;
  /** Null prices, for a scenario. */
  withoutPrices?: boolean;
}

/** Returns the services or the add-ons of a car in a region, with medians of their prices. */
export function offeringsOf(call: OfferingsCall): OfferingCategory[] {
  const { kind, car, isElectric, hasBrand, region, language, withoutPrices = false } = call;
  const missing = NOT_IN[region] ?? [];
  const factor = factorOf(car) * (REGIONS[region] ?? 1);
  return CATEGORIES.filter((category) => category.kind === kind).map(({ icon, name, selectionType, offerings }) => ({
    name: textIn(name, language),
    icon,
    selectionType: selectionType ?? null,
    offerings: offerings
      .filter(({ code }) => !missing.includes(code))
      .map((row) => {
        const price = withoutPrices ? null : rounded(row.price, factor);
        const { unit } = row;
        const abbreviation = textIn(unit?.abbreviation ?? UNIT, language);
        return {
          code: row.code,
          name: textIn(row.name, language),
          price,
          priceKnown: price !== null,
          notKnownPriceText: textIn(row.notKnownPriceText, language) || null,
          priceDiscount: car.hasServiceAgreement && row.agreement ? rounded(price, DISCOUNT) : null,
          description: textIn(row.description, language),
          isAvailable: !(row.notElectric && isElectric) && !(row.brandOnly && !hasBrand),
          allowUserInput: row.allowUserInput === true,
          unitPrice: unit
            ? {
                unit: 1,
                minimum: unit.minimum,
                maximum: unit.maximum,
                unitAbbreviation: abbreviation,
                postfix: `/${abbreviation}`,
              }
            : null,
        };
      }),
  }));
}

/**
 * Returns the prices at a workshop. A workshop has its own for each service; a few of its prices are not known.
 *
 * @param mileage in mil; beyond 15,000 the manufacturer's service is larger
 */
export function pricesAt(departmentId: string, car: BookingCar, mileage: number, codes: readonly string[]): Prices {
  return {
    offers: codes.filter(isOffering).map((code) => {
      const row = ROWS.get(code);
      const spread = hashText(`${departmentId} ${code}`) % 100;
      const isLarge = code === 'originalservice' && mileage > 15_000;
      const factor = factorOf(car) * (0.9 + spread / 500) * (isLarge ? 1.3 : 1);
      const price = spread < 4 ? null : rounded(row?.price ?? null, factor);
      return {
        code,
        price,
        priceDiscount: car.hasServiceAgreement && row?.agreement ? rounded(price, DISCOUNT) : null,
      };
    }),
  };
}

/** Cars differ by make and age: 0.9 to 1.3. */
const factorOf = ({ brand, model, buildYear }: BookingCar): number =>
  0.9 + (hashText(`${brand} ${model}`) % 30) / 100 + (buildYear < 2016 ? 0.1 : 0);

const rounded = (price: number | null, factor: number): number | null =>
  price === null ? null : Math.round((price * factor) / 5) * 5;

const textIn = (texts: Texts | undefined, language: string): string => texts?.[language === 'en' ? 'en' : 'sv'] ?? '';
