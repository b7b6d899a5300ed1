import type { FormName } from '../../../contracts/forms/forms.ts';

/** A form of a page. */
export interface DraftKey {
  path: string;
  /** Name of the form; of an embedded one with its id. */
  name: string;
}

/** Returns the key under which the tab keeps what was typed into a form. */
export const draftKey = (path: string, form: FormName, formId: string | undefined): DraftKey => ({
  path,
  name: formId === undefined ? form : `${form}-${formId}`,
});
