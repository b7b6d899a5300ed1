import { formIdOf } from '../../contracts/forms/formsOnPage.ts';
import { type Question, questionsOf } from '../../contracts/forms/questions.ts';
import type { LoaderContext, LoadResult, SectionLoader } from '../../contracts/page/loader.ts';
import { loadContactOfSite } from '../../features/leads/requestDealers.data.ts';
import type { RequestContact } from '../../features/leads/sellCar.ts';

export interface EmbeddedFormData {
  formId: string;
  /** Null: they cannot be loaded at present. */
  questions: readonly Question[] | null;
  contact: RequestContact;
}

/** S3 §8. */
const MISSING_FORM_ID = 'Missing FormId';

/** Loads the questions of the form that editors have chosen by its id (F106). */
export const loader: SectionLoader<EmbeddedFormData | null> = {
  load: async ({ fields }, context) => load(formIdOf(fields), context),
};

async function load(formId: string, context: LoaderContext): Promise<LoadResult<EmbeddedFormData | null>> {
  const { ports, report } = context;
  if (formId === '') {
    report('formIdMissing', MISSING_FORM_ID);
    return { kind: 'data', value: null };
  }
  const [form, { contact, degraded }] = await Promise.all([
    // Undefined: it cannot be loaded.
    ports.embeddedForm(formId).catch(() => undefined),
    loadContactOfSite(context),
  ]);
  if (form === undefined) return { kind: 'data', value: { formId, questions: null, contact }, degraded: true };
  if (!form) report('formMissing', formId);
  return { kind: 'data', value: form && { formId, questions: questionsOf(form), contact }, degraded };
}
