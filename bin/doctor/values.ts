import type { SiteConfig } from '../../config/siteConfig.ts';
import type { SearchPort } from '../../server/ports/searchPort.ts';
import { type CarDetail, carDetailSchema, IN_STOCK } from '../../src/contracts/car/car.ts';
import { type Dealer, dealerSchema } from '../../src/contracts/dealers/dealer.ts';
import { type ValueField, valueKey } from '../../src/contracts/search/valueTexts.ts';
import { recordReader } from '../../src/contracts/validate.ts';
import { campaignsOf } from '../../src/features/car/money/carLoan.ts';
import { groupLabel } from '../../src/features/dealers/departmentName.ts';
import type { Findings } from './finding.ts';
import { readRecords } from './readRecords.ts';

/** Records in one request; the search upstream's own limit. */
const BATCH_SIZE = 1000;
const CODED = [
  ...(['car_fuel', 'car_gearbox', 'car_body', 'car_drive', 'car_color', 'car_condition', 'car_vehicle_type'] as const),
];
const CAR_FIELDS = [...CODED, 'car_equipment', 'car_campaigns', 'car_leasing_options', 'car_loan_option'] as const;
type StockCar = Pick<CarDetail, (typeof CAR_FIELDS)[number]>;
type Departments = Pick<Dealer, 'site_departments'>;
const parseCar: (record: unknown) => StockCar = recordReader(carDetailSchema.pick(CAR_FIELDS));
const parseDealer: (record: unknown) => Departments = recordReader(dealerSchema.pick(['site_departments']));

type Texts = readonly (string | null | undefined)[];
/** Number of records by the dictionary key of their value. */
type Counts = Map<string, number>;

/**
 * Adds the values of a site's indexes that the dictionary of one of its other languages does not translate. Pages of that language
 * show them unchanged. @throws UpstreamError
 */
export async function examineValues(
  site: SiteConfig,
  dictionary: Readonly<Record<string, string>>,
  search: Pick<SearchPort, 'search'>,
  findings: Findings,
): Promise<void> {
  const counts: Counts = new Map();
  const vehicles = { fields: ['car_id', ...CAR_FIELDS], sort_name: 'car_publishdate_asc', filters: IN_STOCK };
  for await (const batch of batches(site, 'vehicles', vehicles, search)) {
    for (const car of readRecords(batch, parseCar, findings)) count(textsOfCar(car), counts);
  }
  const dealers = { fields: ['slug', 'site_departments'], sort_name: 'website_sort_order_asc' };
  for await (const batch of batches(site, 'dealers', dealers, search)) {
    for (const dealer of readRecords(batch, parseDealer, findings)) count(textsOfDealer(dealer), counts);
  }
  for (const [key, number] of counts) {
    if (!dictionary[key]) findings.add('missingValue', key, { detail: `in ${number} records` });
  }
}

type Request = Parameters<SearchPort['search']>[1];

async function* batches(
  site: SiteConfig,
  index: keyof SiteConfig['indexes'],
  request: Request,
  search: Pick<SearchPort, 'search'>,
): AsyncGenerator<Record<string, unknown>[]> {
  for (let offset = 0; ; offset += BATCH_SIZE) {
    const { content } = await search.search({ site, index }, { ...request, limit: BATCH_SIZE, offset });
    yield content;
    if (content.length < BATCH_SIZE) return;
  }
}

function count(texts: readonly (readonly [ValueField, Texts])[], counts: Counts): void {
  const keys = new Set(
    texts.flatMap(([field, values]) => values.flatMap((text) => (text ? [valueKey(field, text)] : []))),
  );
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
}

function textsOfCar(car: StockCar): [ValueField, Texts][] {
  const notes = (car.car_leasing_options ?? []).map(({ asterisk }) => asterisk);
  return [
    ...CODED.map((field): [ValueField, Texts] => [field, [car[field]]]),
    ['car_equipment', car.car_equipment ?? []],
    ['car_campaigns', campaignsOf(car)],
    ['offer_text', [...notes, car.car_loan_option?.description]],
  ];
}

function textsOfDealer({ site_departments: departments }: Departments): [ValueField, Texts][] {
  return (departments ?? []).flatMap(({ name, group, service_name, users, openingschedule: times }) => [
    // A facet without an entry has the name of its group.
    ['department_name', groupLabel(group) ? [] : [name]],
    ['service_name', [service_name]],
    ['job_title', (users ?? []).map(({ title }) => title)],
    ['opening_day', [times?.vacation?.vacationtitle, ...(times?.deviationdays ?? []).map(({ title }) => title)]],
  ]);
}
