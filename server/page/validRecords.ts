import { ValidationError } from 'yup';
import { isRecord } from '../../lib/record.ts';
import { REMOVABLE_PARTS } from '../../src/contracts/car/car.ts';

/**
 * Results by source object and by the function that made them. Responses are cached and shared, and parsing a record is the most
 * expensive step.
 */
const memoized = new WeakMap<object, Map<unknown, unknown>>();

/**
 * Parses records. One that violates its schema is reported and left out, so that it does not fail a list of others. When only a part
 * about prices, finance or condition is invalid, the car is kept without that part (`REMOVABLE_PARTS`).
 *
 * @throws ValidationError of the first record when no record is valid; every other error of `parse`
 */
export function validRecords<T>(
  records: readonly object[],
  parse: (record: unknown) => T,
  report: (record: unknown, error: ValidationError) => void,
): T[] {
  const errors: ValidationError[] = [];
  const valid = records.flatMap((record) => {
    try {
      return [memoize(record, parse, () => parseParts(record, parse, (error) => report(record, error)))];
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      errors.push(error);
      report(record, error);
      return [];
    }
  });
  if (valid.length === 0 && errors.length > 0) throw errors[0];
  return valid;
}

/** Parses a record; without its invalid removable parts, which are reported. @throws ValidationError of another part */
function parseParts<T>(record: object, parse: (record: unknown) => T, report: (error: ValidationError) => void): T {
  try {
    return parse(record);
  } catch (error) {
    const rest = error instanceof ValidationError && withoutPart(record, error);
    if (!rest) throw error;
    report(error);
    return parseParts(rest, parse, report);
  }
}

/** Returns the record without the part that the error names; null when that part is not removable, or is missing already. */
function withoutPart(record: object, { path = '' }: ValidationError): object | null {
  const [part = ''] = /^\w+/.exec(path) ?? [];
  const removed = Object.hasOwn(REMOVABLE_PARTS, part) ? REMOVABLE_PARTS[part] : undefined;
  if (!removed || !isRecord(record) || record[part] === null) return null;
  return { ...record, ...Object.fromEntries(removed.map((name) => [name, null])) };
}

/** Returns the result of `make` for a source object and a parser, computed once. `make` may depend on nothing else. */
export function memoize<T>(source: object, parse: unknown, make: () => T): T {
  const byParser = memoized.get(source) ?? new Map<unknown, unknown>();
  memoized.set(source, byParser);
  if (!byParser.has(parse)) byParser.set(parse, make());
  return byParser.get(parse) as T;
}
