/**
 * The price indicators of cars by the simplest means: each car is compared with every other one, one after the other. It shares no code and no
 * constant with the engine (decision 0222).
 */

type Car = Readonly<Record<string, unknown>>;

export interface ExpectedIndicator {
  band: string;
  expected: number;
  comparables: number;
  price: number;
  limits: number[];
  closeness: string;
  max_years: number;
  max_km: number;
}

const MS_PER_YEAR = 31_557_600_000;
const MS_PER_DAY = 86_400_000;

/** Most similar first: what is the same, years, kilometres. */
const RINGS: readonly [same: string | null, years: number, kilometres: number][] = [
  ['car_model_text', 1, 20_000],
  ['car_version', 2, 40_000],
  [null, 2, 40_000],
  [null, 3, 60_000],
];

/** Returns the indicator of each car by its id. @param today `YYYY-MM-DD` */
export function expectedIndicators(cars: readonly Car[], today: string): Map<string, ExpectedIndicator> {
  const groups = new Map<string, Car[]>();
  for (const car of cars) {
    if (!isComparable(car, Date.parse(today))) continue;
    const key = ['car_brand', 'car_model', 'car_fuel', 'car_body'].map((name) => String(car[name])).join('\n');
    const group = groups.get(key);
    if (group) group.push(car);
    else groups.set(key, [car]);
  }
  const found = new Map<string, ExpectedIndicator>();
  for (const group of groups.values()) {
    for (const car of group) {
      const indicator = indicatorAmong(car, group);
      if (indicator) found.set(String(car.car_id), indicator);
    }
  }
  return found;
}

const numberIn = (car: Car, name: string): number => (typeof car[name] === 'number' ? car[name] : 0);

function priceIn(car: Car): number {
  const campaign = car.car_has_campaign_price === true ? numberIn(car, 'car_campaign_price') : 0;
  return campaign || numberIn(car, 'car_price') || numberIn(car, 'car_retail_price');
}

const kilometresOf = (car: Car): number =>
  numberIn(car, 'car_odometer') *
  (String(car.car_odometer_unit).startsWith('mi') && car.car_odometer_unit !== 'mil' ? 1.609344 : 1);
const registrationOf = (car: Car): number => new Date(String(car.car_firstregistration)).getTime();

function isComparable(car: Car, today: number): boolean {
  const age = today - registrationOf(car);
  const km = kilometresOf(car);
  return (
    car.car_status !== 'sold' &&
    car.car_is_used === true &&
    car.car_is_sample !== true &&
    car.car_vehicle_type_code === 'PC' &&
    priceIn(car) > 0 &&
    age >= 183 * MS_PER_DAY &&
    age <= 15 * MS_PER_YEAR &&
    km >= 1_000 &&
    km <= 250_000 &&
    keepsPriceRule(car)
  );
}

interface Entry {
  date: string;
  price: number;
}

/** Whether the history of a price is in order, and a reduced price below each one that was valid in the 30 days before. */
function keepsPriceRule(car: Car): boolean {
  const history = (car.car_price_history ?? []) as Entry[];
  const price = priceIn(car);
  if (!isInOrder(history) || (history.length > 0 && history[history.length - 1]?.price !== price)) return false;
  const usual = numberIn(car, 'car_retail_price') || numberIn(car, 'car_price');
  const isReduced = car.car_has_campaign_price === true && numberIn(car, 'car_campaign_price') === price;
  return !isReduced || usual === price || (history.length > 1 && isLowest(history, price));
}

function isInOrder(history: readonly Entry[]): boolean {
  let before: Entry | null = null;
  for (const entry of history) {
    if (entry.price <= 0 || (before && (before.date >= entry.date || before.price === entry.price))) return false;
    before = entry;
  }
  return true;
}

/** Whether each price of the 30 days before the last one was higher, day by day. */
function isLowest(history: readonly Entry[], price: number): boolean {
  const start = Date.parse(history[history.length - 1]?.date ?? '');
  for (let day = 1; day <= 30; day += 1) {
    const noon = start - day * MS_PER_DAY + MS_PER_DAY / 2;
    const valid = history.filter(({ date }) => Date.parse(date) <= noon).pop();
    if (valid && valid.price <= price) return false;
  }
  return true;
}

function indicatorAmong(car: Car, group: readonly Car[]): ExpectedIndicator | null {
  for (const ring of RINGS) {
    const others = group.filter((other) => other !== car && isNear(car, other, ring));
    if (others.length < 5) continue;
    const prices = others.map((other) => converted(other, car)).sort((one, other) => one - other);
    const half = prices.length / 2;
    const middle =
      prices.length % 2 === 1
        ? (prices[Math.floor(half)] ?? 0)
        : Math.sqrt((prices[half - 1] ?? 0) * (prices[half] ?? 0));
    const expected = rounded(middle);
    const price = priceIn(car);
    if (price < expected * 0.6 || price > expected * 1.6) return null;
    const [same, years, kilometres] = ring;
    return {
      band: bandFor(price, expected),
      expected,
      comparables: others.length,
      price,
      limits: [0.92, 0.97, 1.03, 1.08].map((share) => rounded(expected * share)),
      closeness: same === null ? 'model' : ({ car_model_text: 'version', car_version: 'line' }[same] ?? same),
      max_years: years,
      max_km: kilometres,
    };
  }
  return null;
}

function isNear(car: Car, other: Car, [same, years, kilometres]: (typeof RINGS)[number]): boolean {
  if (same !== null && (!car[same] || car[same] !== other[same])) return false;
  if (Math.abs(registrationOf(car) - registrationOf(other)) / MS_PER_YEAR > years) return false;
  if (Math.abs(kilometresOf(car) - kilometresOf(other)) > kilometres) return false;
  const powers = [numberIn(car, 'car_power'), numberIn(other, 'car_power')].sort((a, b) => a - b) as [number, number];
  return powers[0] === 0 || powers[1] - powers[0] <= 0.1 * powers[1];
}

/** Returns the price of a car as if it were as old, driven as far and equipped as another one. */
function converted(from: Car, to: Car): number {
  const years = (registrationOf(to) - registrationOf(from)) / MS_PER_YEAR;
  const tenThousands = (kilometresOf(to) - kilometresOf(from)) / 10_000;
  return (
    priceIn(from) *
    Math.exp(0.11 * years) *
    Math.exp(-0.018 * tenThousands) *
    Math.exp(0.004 * (itemsOf(to) - itemsOf(from)))
  );
}

const itemsOf = (car: Car): number => [...new Set((car.car_equipment ?? []) as string[])].length;

/** Rounds to four significant digits. */
function rounded(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 3);
  return Math.round(amount / step) * step;
}

function bandFor(price: number, expected: number): string {
  if (price <= rounded(expected * 0.92)) return 'great';
  if (price <= rounded(expected * 0.97)) return 'good';
  if (price <= rounded(expected * 1.03)) return 'fair';
  return price <= rounded(expected * 1.08) ? 'higher' : 'high';
}
