import { carDetailSchema } from '../../../src/contracts/car/car.ts';
import { CAR_ID } from '../../../src/contracts/car/carId.ts';
import { dealerSchema } from '../../../src/contracts/dealers/dealer.ts';
import { ID_FIELDS, type IndexKind } from '../database/storedRecord.ts';
import { compileObject, type FieldCheck } from './schemaCheck.ts';
import { slugOfCar, slugOfDealer } from './slug.ts';

/** What is wrong with a field of a record. An error refuses the record, anything else is a warning. */
export interface Issue {
  readonly field: string;
  readonly message: string;
  readonly isError: boolean;
}

/** Fields of cars that never leave the server, which the schema of pages does not have. */
const PRIVATE_FIELDS: Readonly<Record<string, FieldCheck>> = {
  car_chassino: textCheck(),
  car_companyerpid: textCheck(),
  car_site_leads_email: textCheck(),
  car_images_show: { type: 'object', itemType: null, check: () => {} },
};

function textCheck(): FieldCheck {
  const check: FieldCheck['check'] = (value, path, report) => {
    if (value !== undefined && value !== null && typeof value !== 'string') report(path, 'is no text');
  };
  return { type: 'string', itemType: null, check };
}

/** The fields of the records of each kind of index. */
export const RECORD_FIELDS: Readonly<Record<IndexKind, ReadonlyMap<string, FieldCheck>>> = {
  vehicles: new Map([...compileObject(carDetailSchema).fields, ...Object.entries(PRIVATE_FIELDS)]),
  dealers: compileObject(dealerSchema).fields,
};

/** The first and the last year of a car. */
const YEARS = [1885, 2100] as const;
const MAX_ISSUES = 20;

/**
 * Checks a record against the contract of the product. Adds the slug when it is missing; fields that the contract does not have are left
 * out with a warning.
 *
 * @returns the record with all fields of its kind in one order, null when it has an error
 */
export function checkRecord(
  kind: IndexKind,
  given: Readonly<Record<string, unknown>>,
): { record: Record<string, unknown> | null; issues: Issue[] } {
  const fields = RECORD_FIELDS[kind];
  const issues: Issue[] = [];
  const report = (field: string, message: string, isError = true): void => {
    if (issues.length < MAX_ISSUES) issues.push({ field, message, isError });
  };
  for (const name of Object.keys(given)) if (!fields.has(name)) report(name, 'is no field of the contract', false);
  const complete: Record<string, unknown> = given.slug
    ? given
    : { ...given, slug: kind === 'vehicles' ? slugOfCar(given) : slugOfDealer(given) };
  const record: Record<string, unknown> = {};
  for (const [name, { type, check }] of fields) {
    const value = complete[name];
    check(value, name, report);
    if (type === 'number' && typeof value === 'number' && value < 0) report(name, 'is negative');
    // All records have all fields, so that they share one hidden class.
    record[name] = value ?? null;
  }
  checkId(kind, record[ID_FIELDS[kind]], report);
  const { car_year: year } = record;
  if (typeof year === 'number' && (year < YEARS[0] || year > YEARS[1])) report('car_year', `is no year: ${year}`);
  return { record: issues.some(({ isError }) => isError) ? null : defaults(kind, record), issues };
}

/** Members that the contract fills in when they are missing, and that may not be null. */
function defaults(kind: IndexKind, record: Record<string, unknown>): Record<string, unknown> {
  const names = kind === 'vehicles' ? ['car_brand', 'car_model'] : ['site_official_name'];
  for (const name of names) record[name] ??= '';
  return record;
}

function checkId(kind: IndexKind, id: unknown, report: (field: string, message: string) => void): void {
  if (typeof id !== 'string' || id === '') return;
  if (kind === 'dealers') {
    if (!/^[\w-]{1,40}$/.test(id)) report('site_id', `"${id}" has other characters than letters, digits, _ and -`);
    return;
  }
  if (!CAR_ID.test(id))
    report(
      'car_id',
      `"${id.slice(0, 60)}" cannot be in a URL: at most 12 digits, or up to 30 letters, digits and hyphens with at least one digit. \`convert: id\` replaces other characters by hyphens`,
    );
}
