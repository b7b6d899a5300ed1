import type { SentForm } from './formState.ts';

/**
 * Returns the id of the element with a form's errors and its confirmation. The section of a contact form may begin with a dealer, which
 * fills the window of a phone.
 */
export function formAnchor({ form, formId }: Pick<SentForm, 'form'> & { formId?: string | undefined }): string {
  if (formId !== undefined) return `form-${formId}`;
  return form === 'contact' ? 'contact-form' : form;
}
