import { formIdOf } from '../../contracts/forms/formsOnPage.ts';
import { type Question, questionsOf } from '../../contracts/forms/questions.ts';
import type { LoaderContext, LoadResult, SectionLoader } from '../../contracts/loader.ts';

export interface EmbeddedFormData {
  formId: string;
  /** Null: they cannot be loaded at present. */
  questions: readonly Question[] | null;
}

/** S3 §8. */
const MISSING_FORM_ID = 'Missing FormId';

/** Loads the questions of the form that editors have chosen by its id (F106). */
export const loader: SectionLoader<EmbeddedFormData | null> = {
  load: async ({ fields }, context) => load(formIdOf(fields), context),
};

async function load(formId: string, { ports, report }: LoaderContext): Promise<LoadResult<EmbeddedFormData | null>> {
  if (formId === '') {
    report('formIdMissing', MISSING_FORM_ID);
    return { kind: 'data', value: null };
  }
  try {
    const form = await ports.embeddedForm(formId);
    if (!form) report('formMissing', formId);
    return { kind: 'data', value: form && { formId, questions: questionsOf(form) } };
  } catch {
    return { kind: 'data', value: { formId, questions: null }, degraded: true };
  }
}
