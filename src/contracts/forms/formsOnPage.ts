import { recordOf } from '../../../lib/record.ts';
import type { Placeholders } from '../content/layout.ts';
import { componentNamesIn, renderingsOf } from '../content/renderings.ts';
import type { SentForm } from './formState.ts';
import { isFormOn } from './forms.ts';

/** Whether a page with these placeholders shows a form; of embedded forms, the one with the id. */
export function isFormOnPage(
  { form, formId }: Pick<SentForm, 'form' | 'formId'>,
  placeholders: Placeholders | undefined,
): boolean {
  if (form !== 'embedded') return isFormOn(form, componentNamesIn(placeholders));
  return [...renderingsOf(placeholders)].some(
    ({ componentName, fields }) => componentName === 'EmbeddedForm' && formIdOf(fields) === formId,
  );
}

/** Returns the id that editors have set for an embedded form; empty for none. */
export function formIdOf(fields: unknown): string {
  const { value } = recordOf(recordOf(fields).FormId);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
