import { encodeUrlPart } from '../../lib/urlText.ts';
import type { CarRecord } from '../../src/contracts/assistants/records.ts';
import { scaleOf } from '../../src/contracts/car/distanceUnit.ts';
import { formatLoanQuery } from '../../src/contracts/finance/loanQuery.ts';
import {
  CAR_FACETS,
  CAR_PAGE_CAP,
  CAR_RANGE_NAMES,
  CAR_SORTS,
  CAR_VALUE_NAMES,
  type CarQuery,
  DISTANCE_SORT,
  EQUIPMENT_FACET,
  formatCarQuery,
  MAX_EQUIPMENT,
  OPEN_END,
  TOTAL_COST,
  TOTAL_COST_SORT,
} from '../../src/contracts/search/carSearch.ts';
import { formatCompared, MAX_COMPARED } from '../../src/contracts/search/listVariants.ts';
import { BAND_FACET } from '../../src/contracts/search/presentQuery.ts';
import { missingFeatures } from '../site/missingFeatures.ts';
import { costProperties, costsOf } from './costArguments.ts';
import { type JsonSchema, objectSchema } from './jsonSchema.ts';
import { CAR_LIST_RESULT, CAR_RESULT, COMPARISON_RESULT, LOAN_RESULT, PREPARED_RESULT } from './resultSchemas.ts';
import {
  type Arguments,
  carArgument,
  failed,
  TERMS,
  type Tool,
  type ToolCall,
  termsOf,
  unavailable,
  withoutKind,
} from './tool.ts';

const MAX_VALUES = 20;
const MAX_TEXT = 100;

const valueFilter: JsonSchema = {
  type: 'array',
  maxItems: MAX_VALUES,
  items: { type: 'string', maxLength: MAX_TEXT },
  description: 'Alternatives, as `facets` of a search returns them.',
};
const modelFilter: JsonSchema = {
  ...valueFilter,
  description: 'Alternatives, as `facets` of a search with `car_brand` returns them.',
};
const equipmentFilter: JsonSchema = {
  ...valueFilter,
  maxItems: MAX_EQUIPMENT,
  description:
    'All of these, as `facets` of a search returns them; names of the same kind, such as two of tow bars, are alternatives.',
};
const rangeEnd = { type: 'integer', minimum: 0, maximum: OPEN_END } as const;
const rangeFilter: JsonSchema = { ...objectSchema({ from: rangeEnd, to: rangeEnd }, ['from', 'to']) };

/** Filters by name, in the order of the page's panel. */
const FILTERS: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  CAR_FACETS.flatMap((facet): [string, JsonSchema][] => {
    if (facet.type === 'histogram') return [[facet.name, rangeFilter]];
    if (facet.name === EQUIPMENT_FACET) return [[facet.name, equipmentFilter]];
    return 'childName' in facet
      ? [
          [facet.name, valueFilter],
          [facet.childName, modelFilter],
        ]
      : [[facet.name, valueFilter]];
  }),
);

/** Without a place nothing is near. */
const SORTS = CAR_SORTS.filter((name) => name !== DISTANCE_SORT);

const SEARCH_PROPERTIES: Readonly<Record<string, JsonSchema>> = {
  keyphrase: {
    type: 'string',
    maxLength: MAX_TEXT,
    description: 'Words in the language of the site. Words that name filters become filters.',
  },
  ...FILTERS,
  page: { type: 'integer', minimum: 1, maximum: CAR_PAGE_CAP, description: '48 cars each.' },
  facets: { type: 'boolean', description: 'Also return the filters with their values, counts and bounds.' },
  ...TERMS,
};

/** Returns the arguments of a search that a site has. */
function searchProperties(site: ToolCall['site']): Readonly<Record<string, JsonSchema>> {
  const missing = missingFeatures(site);
  const { [BAND_FACET]: band, [TOTAL_COST]: total, ...others } = SEARCH_PROPERTIES;
  const sorts = missing.has('totalCost') ? SORTS.filter((name) => name !== TOTAL_COST_SORT) : SORTS;
  return {
    ...others,
    sort: { type: 'string', enum: sorts, description: 'By default the newest first.' },
    ...(band && !missing.has('priceIndicator') && { [BAND_FACET]: band }),
    ...(total && !missing.has('totalCost') && { [TOTAL_COST]: total }),
    ...costProperties(site),
  };
}

/** Returns the query of the list for the arguments of a search. Ranges are in the units of the page; the index may have larger ones. */
function queryOf(args: Arguments, context: Pick<ToolCall, 'site' | 'language'>): string {
  const values = CAR_VALUE_NAMES.filter((name) => args[name]?.length > 0).map((name) => [name, args[name].toSorted()]);
  const ranges = CAR_RANGE_NAMES.filter((name) => args[name]).map((name) => {
    const { from = 0, to = OPEN_END } = args[name];
    const scale = scaleOf(name, context);
    const inIndex = (end: number) => (end === OPEN_END ? end : Math.round(end / scale));
    return [name, [inIndex(Math.min(from, to)), inIndex(Math.max(from, to))]];
  });
  const query: CarQuery = {
    keyphrase: args.keyphrase ?? '',
    sortName: args.sort ?? CAR_SORTS[0],
    page: (args.page ?? 1) - 1,
    values: Object.fromEntries(values),
    ranges: Object.fromEntries(ranges),
    terms: termsOf(args),
    costs: costsOf(args),
  };
  return formatCarQuery(query);
}

/** Reads a car. */
async function readCar(args: Arguments, { site, read }: ToolCall): Promise<CarRecord | ReturnType<typeof failed>> {
  const terms = [formatLoanQuery(termsOf(args)), costsOf(args)].filter(Boolean).join('&');
  const path = `${site.paths.carDetail}/${encodeUrlPart(args.car)}`;
  const page = await read(terms ? `${path}?${terms}` : path);
  const { status, record } = page;
  if (record?.kind === 'car') return record;
  if (status === 410) return failed('car', 'This car has been sold.');
  return status === 404 ? failed('car', 'There is no car with this id.') : unavailable(page);
}

const isFailure = (outcome: object): outcome is ReturnType<typeof failed> => 'error' in outcome || 'result' in outcome;

const SEARCH_CARS: Tool = {
  name: 'search_cars',
  title: 'Search cars',
  description:
    'Searches the cars for sale, with the filters of the website. Amounts are in whole units of the currency, ranges in the units that the labels of `facets` name. Call it with `facets` first to learn the values of the filters.',
  properties: searchProperties,
  required: [],
  output: CAR_LIST_RESULT,
  async call(args, { site, language, read }) {
    const query = queryOf(args, { site, language });
    const page = await read(query ? `${site.paths.carList}?${query}` : site.paths.carList);
    if (page.record?.kind !== 'carList') return unavailable(page);
    const { facets, ...list } = withoutKind(page.record);
    return { result: args.facets ? { ...list, facets } : list };
  },
};

const GET_CAR: Tool = {
  name: 'get_car',
  title: 'Car',
  description: 'Returns a car with its price, monthly costs, technical data, dealer and quoted texts.',
  properties: (site) => ({ car: carArgument, ...TERMS, ...costProperties(site) }),
  required: ['car'],
  output: CAR_RESULT,
  async call(args, call) {
    const car = await readCar(args, call);
    return isFailure(car) ? car : { result: withoutKind(car) };
  },
};

const COMPARE_CARS: Tool = {
  name: 'compare_cars',
  title: 'Compare cars',
  description: 'Returns up to four cars with the rows of the website’s comparison.',
  properties: (site) => ({
    cars: { type: 'array', items: carArgument, minItems: 1, maxItems: MAX_COMPARED, description: 'Ids of the cars.' },
    ...TERMS,
    ...costProperties(site),
  }),
  required: ['cars'],
  output: COMPARISON_RESULT,
  async call(args, { site, read }) {
    const query = [formatCompared(args.cars, termsOf(args)), costsOf(args)].filter(Boolean).join('&');
    const page = await read(`${site.paths.carList}?${query}`);
    return page.record?.kind === 'comparison' ? { result: withoutKind(page.record) } : unavailable(page);
  },
};

const GET_LOAN_EXAMPLE: Tool = {
  name: 'get_loan_example',
  title: 'Loan example',
  description:
    'Calculates the loan of a car on the wished terms, or on the nearest possible ones, as the calculator of its page does. State the amount only together with `legalText`.',
  properties: () => ({ car: carArgument, ...TERMS }),
  required: ['car'],
  output: LOAN_RESULT,
  async call(args, call) {
    const car = await readCar(args, call);
    if (isFailure(car)) return car;
    const { id, url, loan, quotes } = car;
    const monthlyCosts = car.monthlyCosts.filter(({ kind }) => kind === 'car_loan_monthly_cost');
    if (monthlyCosts.length === 0 && !quotes) return failed('car', 'This car has no loan.');
    return { result: { car: id, url, ...(loan && { loan }), monthlyCosts, ...(quotes && { quotes }) } };
  },
};

const PREPARE_TEST_DRIVE: Tool = {
  name: 'prepare_test_drive',
  title: 'Prepare a test drive',
  description:
    'Returns a link to the contact form of a car, with a test drive chosen. It books nothing: give the link to the person, who chooses a time, enters contact details and sends the form.',
  properties: () => ({ car: carArgument }),
  required: ['car'],
  output: PREPARED_RESULT,
  async call(args, call) {
    const car = await readCar(args, call);
    if (isFailure(car)) return car;
    const { testDriveUrl: url } = car;
    return url ? { result: { url, isBooked: false } } : failed('car', 'Test drives cannot be asked for on this site.');
  },
};

export const CAR_TOOLS: readonly Tool[] = [SEARCH_CARS, GET_CAR, COMPARE_CARS, GET_LOAN_EXAMPLE, PREPARE_TEST_DRIVE];
