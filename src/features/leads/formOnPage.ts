import type { FormName } from '../../contracts/forms/forms.ts';
import type { PageData } from '../../contracts/page/page.ts';
import type { FieldValues } from '../../ui/form/fieldValues.ts';
import { type FormProgress, NEW_FORM } from '../../ui/form/formView.ts';
import type { FormExample } from './formExample.ts';

/** A form of a page. */
interface FormOnPage {
  form: FormName;
  /** Id of an embedded form. */
  formId?: string | undefined;
  /** A state to display instead of that of the page. */
  example?: FormExample | undefined;
}

/** Returns the progress of a form as the server has rendered its page, what was typed into a refused one, and whether a sent one is passed on later. */
export function formOnPage(
  { form: state }: Pick<PageData, 'form'>,
  { form, formId, example }: FormOnPage,
): { progress: FormProgress; values: Readonly<FieldValues> | null; isStored: boolean } {
  const shown = example ? example.state : state?.form === form && state.formId === formId ? state : undefined;
  if (shown?.status === 'refused') {
    const { values, errors, problem } = shown;
    return { progress: { ...NEW_FORM, errors, problem }, values, isStored: false };
  }
  const progress = { ...NEW_FORM, isSent: shown?.status === 'sent', isSending: shown?.status === 'sending' };
  return { progress, values: null, isStored: shown?.status === 'sent' && 'isStored' in shown };
}
