import { visibleText } from '../../../lib/visibleText.ts';
import type { PageRecord } from '../../contracts/assistants/records.ts';

/** Returns a record whose texts have no characters that nobody sees: assistants read them too. */
export const visibleRecord = (record: PageRecord): PageRecord => visible(record) as PageRecord;

function visible(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value);
  if (Array.isArray(value)) return value.map(visible);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, visible(member)]));
}
