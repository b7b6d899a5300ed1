import { recordOf } from '../../contracts/record.ts';
import { sessionText } from '../../lib/storedText.ts';
import type { DraftKey } from './draftKey.ts';
import type { FieldValues } from './fieldValues.ts';

/** What was typed into the forms of a page and not sent yet: those of the tab's last page with words. */

const drafts = sessionText('forecourt.form');
/** Never stored: phone and e-mail, consents, which are never ticked beforehand (U21), and the visitor's own car. */
const PRIVATE_FIELD = /phone|email|gdpr|newsletter|tradeIn/i;

/** Returns what was typed into a form. Storage may be forbidden or full. */
export const readDraft = ({ path, name }: DraftKey): FieldValues => recordOf(formsOf(path)[name]) as FieldValues;

export function writeDraft({ path, name }: DraftKey, values: FieldValues): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([field]) => !PRIVATE_FIELD.test(field)));
  store(path, { ...formsOf(path), [name]: kept });
}

export function removeDraft({ path, name }: DraftKey): void {
  const { [name]: removed, ...others } = formsOf(path);
  if (removed !== undefined) store(path, others);
}

/** Returns the drafts of a page by the names of their forms. */
function formsOf(path: string): Record<string, unknown> {
  try {
    const stored = recordOf(JSON.parse(drafts.read() ?? 'null'));
    return stored.path === path ? recordOf(stored.forms) : {};
  } catch {
    return {};
  }
}

function store(path: string, forms: Record<string, unknown>): void {
  try {
    drafts.write(Object.keys(forms).length > 0 ? JSON.stringify({ path, forms }) : null);
  } catch {
    // The words last as long as the document.
  }
}
