import { recordOf } from '../../contracts/record.ts';
import { sessionText } from '../../lib/storedText.ts';
import type { FieldValues } from './fieldValues.ts';

/** What was typed into the last form of the tab and not sent yet. */

const draft = sessionText('forecourt.form');
/** Never stored: phone and e-mail, and consents, which are never ticked beforehand (U21). */
const PRIVATE_FIELD = /phone|email|gdpr|newsletter/i;

/** Returns what was typed on the page of a path. Storage may be forbidden or full. */
export function readDraft(path: string): FieldValues {
  try {
    const stored = recordOf(JSON.parse(draft.read() ?? 'null'));
    return stored.path === path ? (recordOf(stored.values) as FieldValues) : {};
  } catch {
    return {};
  }
}

export function writeDraft(path: string, values: FieldValues): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !PRIVATE_FIELD.test(name)));
  store(JSON.stringify({ path, values: kept }));
}

export function removeDraft(path: string): void {
  if (Object.keys(readDraft(path)).length > 0) store(null);
}

function store(text: string | null): void {
  try {
    draft.write(text);
  } catch {
    // The words last as long as the document.
  }
}
