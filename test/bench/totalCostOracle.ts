import type { SiteConfig } from '../../config/siteConfig.ts';
import type { CostRangeConfig, TotalCostConfig } from '../../config/totalCostConfig.ts';

/**
 * The total cost of a car by the sentences of the page of the method, one after the other. It shares no code with the product: neither its
 * function nor the loans of engine and pages (decision 0227).
 */

// biome-ignore lint/suspicious/noExplicitAny: a record of the index, as it is
type Car = Readonly<Record<string, any>>;

export interface OracleInputs {
  tables: TotalCostConfig;
  /** `YYYY-MM-DD`. */
  today: string;
  way: 'loan' | 'lease' | 'cash';
  /** Kilometres a year, and those of one unit of the site. */
  km: number;
  unit: number;
  petrol: number;
  diesel: number;
  atHome: number;
  inPublic: number;
  /** Per cent. */
  homePercent: number;
  electricPercent: number;
  insurance?: number;
  deposit?: number;
  months?: number;
}

const UNIT = { mil: 10, km: 1, miles: 1.609344 } as const;

/** Returns the inputs of a site with those of a query (`cost.distance=2600`) in place of its own. */
export function oracleInputs(
  site: SiteConfig,
  query: string,
  more: Pick<OracleInputs, 'today' | 'deposit' | 'months'>,
): OracleInputs {
  const tables = site.totalCost;
  if (!tables) throw new Error(`${site.id} has no total costs`);
  const given = new URLSearchParams(query);
  const number = (name: string, usual: number) =>
    Number((given.get(`cost.${name}`) ?? String(usual)).replace(',', '.'));
  const unit = UNIT[site.distanceUnit];
  const insurance = given.get('cost.insurance');
  return {
    tables,
    way: (given.get('cost.way') ?? 'loan') as OracleInputs['way'],
    km: number('distance', tables.distance.value) * unit,
    unit,
    petrol: number('petrol', tables.petrol.value),
    diesel: number('diesel', tables.diesel.value),
    atHome: number('electricity', tables.electricity.value),
    inPublic: number('charging', tables.charging.value),
    homePercent: number('home', tables.home.value * 100),
    electricPercent: number('electric', tables.electric.value * 100),
    ...(insurance !== null && { insurance: Number(insurance) }),
    ...more,
  };
}

const MS_PER_YEAR = 31_557_600_000;

/** Returns the middle of the total's range; null for a car without a total. */
export function expectedTotal(car: Car, inputs: OracleInputs): number | null {
  const { tables } = inputs;
  const type = car.car_vehicle_type_code as 'PC' | 'LCV';
  const drive = (Object.keys(tables.fuels) as (keyof TotalCostConfig['fuels'])[]).find((kind) =>
    tables.fuels[kind].includes(car.car_fuel),
  );
  if (!drive || (type !== 'PC' && type !== 'LCV')) return null;
  const yearly = (range: CostRangeConfig | undefined, share: number) =>
    range ? ([(range.low * share) / 12, (range.high * share) / 12] as const) : null;
  const { insurance, tires, service } = tables;
  const parts = [
    ...paymentParts(car, inputs),
    ...(tables.tax ? [same(yearlyTax(car, drive, inputs))] : []),
    fuelCost(car, drive, inputs),
    inputs.insurance === undefined ? yearly(insurance.value[type], 1) : same(inputs.insurance / 12),
    yearly(tires.value.set[type], inputs.km / tires.value.kilometres),
    yearly(service.value[drive === 'electric' ? 'electric' : 'engine'][type], inputs.km / 15_000),
  ];
  let total: readonly [number, number] = [0, 0];
  for (const part of parts) {
    if (part === null) return null;
    total = [total[0] + rounded(part[0]), total[1] + rounded(part[1])];
  }
  return Math.round((total[0] + total[1]) / 2);
}

/** A loan costs interest and fees, and the car loses value; a lease has its own cost instead; own money costs nothing. */
function paymentParts(car: Car, inputs: OracleInputs): (readonly [number, number] | null)[] {
  if (inputs.way === 'lease') return [same(cheapestLease(car, inputs))];
  const loss = lossOfValue(car, inputs);
  return inputs.way === 'loan' ? [same(loanCost(car, inputs)), loss] : [loss];
}

/** To whole units, a half up, by its decimals. */
const rounded = (amount: number): number => Math.round(Number(amount.toFixed(6)));

const same = (amount: number | null) => (amount === null ? null : ([amount, amount] as const));

/** What is paid beyond the amount borrowed, from an account by the month; null without a loan. */
function loanCost(car: Car, { deposit: wished = 0, months: term }: OracleInputs): number | null {
  const loan = car.car_loan_option;
  if (!car.car_loan_monthly_cost || !loan) return null;
  const durations = [...loan.contract_durations].sort((one, other) => one.months - other.months);
  const usual = durations.find(({ months }) => months === loan.default_contract_duration);
  const months = nearestTerm(durations, usual.months, term ?? usual.months);
  const duration = durations.find((one) => one.months >= months);
  const deposit = nearestDeposit(loan, duration, wished);
  const borrowed = loan.price - deposit;
  if (borrowed <= 0) return 0;
  const rest = Math.min(borrowed, Math.round((loan.price * duration.residual_percentage) / 100 + 1e-6));
  const isUsual = months === usual.months && deposit === nearestDeposit(loan, usual, 0);
  const payment = isUsual ? car.car_loan_monthly_cost : calculatedPayment(loan, { borrowed, rest, months });
  const all = payment * months + rest + Math.max(0, loan.start_fee ?? 0);
  return Math.max(0, all - borrowed) / months;
}

function calculatedPayment(
  loan: Car,
  { borrowed, rest, months }: Record<'borrowed' | 'rest' | 'months', number>,
): number {
  const factor = 10 ** (loan.payment_decimals ?? 0);
  const exact = byAccount(borrowed, rest, months, loan.interest_rate) + Math.max(0, loan.invoice_fee ?? 0);
  return Math.round(exact * factor) / factor;
}

/** The possible term nearest to a wished one, of two the shorter: every 12 months from the shortest, and the usual one. */
function nearestTerm(durations: readonly Car[], usual: number, wished: number): number {
  const terms = new Set<number>([usual]);
  for (let months = durations[0]?.months; months <= durations.at(-1)?.months; months += 12) terms.add(months);
  const apart = (months: number) => Math.abs(months - wished);
  const [nearest = usual] = [...terms].sort((one, other) => apart(one) - apart(other) || one - other);
  return nearest;
}

/** The possible deposit nearest to a wished one. */
function nearestDeposit(loan: Car, percentages: Car, wished: number): number {
  const step = loan.deposit_step ?? 1000;
  const lowest = Math.ceil((loan.price * percentages.cash_amount_min_percentage) / 100 - 1e-6);
  const least = Math.ceil(lowest / step) * step;
  const most = Math.floor(((loan.price * percentages.cash_amount_max_percentage) / 100 + 1e-6) / step) * step;
  if (least > most) return lowest;
  return Math.min(most, Math.max(least, Math.round(wished / step) * step));
}

/** The payment after which an account has exactly the rest: what it has falls linearly with the payment. */
function byAccount(borrowed: number, rest: number, months: number, rate: number): number {
  const after = (payment: number) => {
    let owed = borrowed;
    for (let month = 0; month < months; month += 1) owed = owed * (1 + rate / 1200) - payment;
    return owed;
  };
  return (after(0) - rest) / (after(0) - after(1));
}

function cheapestLease(car: Car, { km, unit }: OracleInputs): number | null {
  const costs = (car.car_leasing_options ?? [])
    .filter((one: Car) => one.leasing_type === 'Private' && one.monthly_cost > 0 && one.duration > 0)
    .filter((one: Car) => one.mileage * unit >= km - 0.5)
    .map((one: Car) => one.monthly_cost + (one.initial_payment ?? 0) / one.duration);
  return costs.length > 0 ? Math.min(...costs) : null;
}

function priceToPay(car: Car): number | null {
  if (car.car_vat_eligible && car.car_vehicle_type_code === 'LCV') return null;
  const campaign = car.car_has_campaign_price ? car.car_campaign_price : null;
  return campaign || car.car_price || car.car_retail_price || null;
}

/** Age in years; a new car has none yet. */
function ageOf(car: Car, today: string): number | null {
  if (car.car_firstregistration)
    return Math.max(0, (Date.parse(today) - Date.parse(car.car_firstregistration)) / MS_PER_YEAR);
  return car.car_is_used === true ? null : 0;
}

function lossOfValue(car: Car, { tables, today, km }: OracleInputs): readonly [number, number] | null {
  const { byAge, kilometres, per10000Km } = tables.depreciation.value;
  const [price, age] = [priceToPay(car), ageOf(car, today)];
  if (price === null || age === null) return null;
  const row = byAge.find(({ underYears }) => age < underYears) ?? byAge[byAge.length - 1];
  if (!row) return null;
  const shares = [row.low, row.high].map((share) => share + ((km - kilometres) / 10_000) * per10000Km);
  const [low = 0, high = 0] = shares.map((share) => (price * Math.max(0, Math.min(1, share))) / 12);
  return [low, high];
}

function yearlyTax(car: Car, drive: string, { tables, today }: OracleInputs): number | null {
  const age = ageOf(car, today);
  if (car.car_vehicle_type_code !== 'PC' || age === null) return null;
  const day = car.car_firstregistration ?? '9999-12-31';
  const row = tables.tax?.value
    .filter(({ fuels }) => !fuels || fuels.some((fuel) => fuel === drive))
    .filter(({ from = '', before = '9999-99-99' }) => day >= from && day < before)
    .find(({ underYears = Number.POSITIVE_INFINITY }) => age < underYears);
  if (!row) return null;
  const steps = row.steps ?? [];
  if (steps.length > 0 && typeof car.car_emission !== 'number') return null;
  let year = row.perYear;
  for (const { above, perGram } of steps) if (car.car_emission > above) year += (car.car_emission - above) * perGram;
  return year / 12;
}

function fuelCost(car: Car, drive: string, inputs: OracleInputs): readonly [number, number] | null {
  const { tables, km, homePercent, electricPercent } = inputs;
  const isBritish = tables.consumption === 'british';
  const stated = drive === 'electric' || drive === 'plugin' ? car.wltp_electric_consumption : car.car_fuel_consumption;
  if (!stated || stated <= 0) return null;
  const power = (inputs.atHome * homePercent + inputs.inPublic * (100 - homePercent)) / 100;
  const { low, high } = tables.overStated.value;
  const months = km / 1200;
  if (drive === 'electric' || drive === 'plugin') {
    const charged = (isBritish ? stated / 1.609344 : stated) * power * months;
    if (drive === 'electric') return [charged * low, charged * high];
    const part = electricPercent / 100;
    const burned = inputs.petrol * months * (1 - part);
    const litres = tables.pluginLitres.value;
    return [charged * part * low + litres.low * burned, charged * part * high + litres.high * burned];
  }
  const litres = isBritish ? 282.481 / stated : stated;
  const cost = litres * (drive === 'diesel' ? inputs.diesel : inputs.petrol) * months;
  return [cost * low, cost * high];
}
