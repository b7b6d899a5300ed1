import { recordOf } from '../../../../lib/record.ts';
import { FORM_FIELDS } from '../../../contracts/forms/formState.ts';
import { sessionText } from '../../../lib/browser/storedText.ts';
import type { FieldValues } from '../../../ui/form/fieldValues.ts';
import type { DraftKey } from './draftKey.ts';

/** What was typed into the forms of a page and not sent yet: those of the tab's last page with words. */

const drafts = sessionText('forecourt.form');
/** Never stored: phone and e-mail, consents, which are never ticked beforehand (U21), and the visitor's own car. */
const PRIVATE_FIELD = /phone|email|gdpr|consent|newsletter|tradeIn/i;
/** Whether a field is stored. The field that people do not see is not: a program that has filled it in must not block the form for good. */
const isStored = (field: string) => field !== FORM_FIELDS.trap && !PRIVATE_FIELD.test(field);

/** Returns what was typed into a form. Storage may be forbidden or full. */
export const readDraft = ({ path, name }: DraftKey): FieldValues => recordOf(draftsOf(path).forms[name]) as FieldValues;

export function writeDraft({ path, name }: DraftKey, values: FieldValues): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([field]) => isStored(field)));
  const { forms, ids } = draftsOf(path);
  store(path, { forms: { ...forms, [name]: kept }, ids });
}

const ID = /^[\da-f-]{36}$/;

/** Returns the id under which a form was sent without a response that it has arrived; empty for none. */
export function readSubmissionId({ path, name }: DraftKey): string {
  const id = draftsOf(path).ids[name];
  return typeof id === 'string' && ID.test(id) ? id : '';
}

/** Stores the id of a form that is being sent, so that sending it again after a reload makes no second lead. Empty removes it. */
export function writeSubmissionId({ path, name }: DraftKey, id: string): void {
  const { forms, ids } = draftsOf(path);
  store(path, { forms, ids: id === '' ? without(ids, name) : { ...ids, [name]: id } });
}

/** Removes what was typed into a form, and its id. */
export function removeDraft({ path, name }: DraftKey): void {
  const { forms, ids } = draftsOf(path);
  if (forms[name] === undefined && ids[name] === undefined) return;
  store(path, { forms: without(forms, name), ids: without(ids, name) });
}

/** What is stored of a page's forms, by their names. */
interface Drafts {
  forms: Readonly<Record<string, unknown>>;
  ids: Readonly<Record<string, unknown>>;
}

function draftsOf(path: string): Drafts {
  try {
    const stored = recordOf(JSON.parse(drafts.read() ?? 'null'));
    const { forms, ids } = stored.path === path ? stored : {};
    return { forms: recordOf(forms), ids: recordOf(ids) };
  } catch {
    return { forms: {}, ids: {} };
  }
}

const without = (record: Drafts['ids'], name: string) =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== name));

function store(path: string, { forms, ids }: Drafts): void {
  const isEmpty = Object.keys(forms).length === 0 && Object.keys(ids).length === 0;
  try {
    drafts.write(isEmpty ? null : JSON.stringify({ path, forms, ids }));
  } catch {
    // The words last as long as the document.
  }
}
