import { validRecords } from '../../server/page/validRecords.ts';
import type { Findings } from './finding.ts';

/**
 * Parses records of an index as the site does, and adds a finding for each part that violates the schema.
 *
 * @throws ValidationError of the first record when no record is valid
 */
export function readRecords<T>(
  records: readonly Record<string, unknown>[],
  parse: (record: unknown) => T,
  findings: Findings,
): T[] {
  return validRecords(records, parse, (record, { message }) => {
    const { car_id: id, slug } = record as Record<string, unknown>;
    findings.add('invalidRecord', String(id ?? slug), { detail: message });
  });
}
