import { BlockHeading } from '../../content/BlockHeading.tsx';
import { fieldText } from '../../content/fieldText.ts';
import type { ComponentProps } from '../../content/views.ts';
import type { Question } from '../../contracts/forms/questions.ts';
import type { Fields } from '../../contracts/layout.ts';
import { LeadForm } from '../../features/leads/LeadForm.tsx';
import { QuestionField } from '../../features/leads/QuestionField.tsx';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { EmbeddedFormData } from './EmbeddedForm.data.ts';
import * as styles from './EmbeddedForm.styles.ts';
import { FormPopup } from './FormPopup.tsx';

/** S3 §8; only editors see it. */
const MISSING_FORM_ID = 'Missing FormId';

/**
 * Renders a form of another service with our own fields (F106), in the page or, with `Display` "Popup", behind a button. After a post
 * without scripts a popup's form is displayed in the page, because only scripts could open it.
 */
export function EmbeddedForm({ fields, params, data }: ComponentProps<EmbeddedFormData | null | undefined>) {
  const translate = useTranslate();
  const { mode, form: state } = usePage();
  if (!data) return mode ? <p className={classes(container, section)}>{MISSING_FORM_ID}</p> : null;
  const { formId, questions } = data;
  const isPosted = state?.form === 'embedded' && state.formId === formId;
  const isPopup = params.Display === 'Popup' && !isPosted;
  return (
    <section className={classes(container, section)} id={`form-${formId}-section`}>
      <BlockHeading fields={fields} />
      {!questions && <p className={styles.failed}>{translate('embeddedFailed')}</p>}
      {questions && !isPopup && (
        <div className={styles.inline}>
          <Questions fields={fields} formId={formId} questions={questions} />
        </div>
      )}
      {questions && isPopup && (
        <FormPopup
          id={`popup-${formId}`}
          title={fieldText(fields, 'Title') || translate('embeddedOpen')}
          buttonText={fieldText(fields, 'ButtonText') || translate('embeddedOpen')}
        >
          {(onSent) => <Questions fields={fields} formId={formId} questions={questions} onSent={onSent} />}
        </FormPopup>
      )}
    </section>
  );
}

interface QuestionsProps {
  fields: Fields;
  formId: string;
  questions: readonly Question[];
  onSent?: () => void;
}

function Questions({ fields, formId, questions, onSent }: QuestionsProps) {
  const translate = useTranslate();
  return (
    <LeadForm
      form="embedded"
      anchor={`form-${formId}`}
      idPrefix={`form-${formId}`}
      legend={fieldText(fields, 'Title') || translate('embeddedOpen')}
      sentTitle="embeddedSentTitle"
      failedText="formErrorRobot"
      help={null}
      next={<p>{fieldText(fields, 'SentText') || translate('embeddedSentText')}</p>}
      embedded={{ formId, questions }}
      onSent={onSent}
    >
      {questions.map((question) => (
        <QuestionField key={question.name} question={question} />
      ))}
    </LeadForm>
  );
}
