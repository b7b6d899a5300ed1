import { BlockHeading } from '../../content/BlockHeading.tsx';
import { fieldText } from '../../content/fieldText.ts';
import type { ComponentProps } from '../../content/views.ts';
import type { Fields } from '../../contracts/content/layout.ts';
import type { FormErrors } from '../../contracts/forms/parseForm.ts';
import type { Question } from '../../contracts/forms/questions.ts';
import { ContactLines } from '../../features/leads/ContactLines.tsx';
import { QuestionField } from '../../features/leads/fields/QuestionField.tsx';
import { type FormExample, formExampleOf } from '../../features/leads/formExample.ts';
import { LeadForm } from '../../features/leads/LeadForm.tsx';
import type { Elements } from '../../lib/browser/elements.ts';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { frame, sideHeading } from '../../ui/sideHeading.styles.ts';
import type { EmbeddedFormData } from './EmbeddedForm.data.ts';
import * as styles from './EmbeddedForm.styles.ts';
import { FormPopup } from './FormPopup.tsx';

/** What the examples of the page of all components show. */
const errorsOf = (questions: readonly Question[]): FormErrors =>
  Object.fromEntries(
    questions.filter(({ isRequired }) => isRequired).map(({ name }) => [name, 'formErrorAnswer'] as const),
  );

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
  const { formId, questions, contact } = data;
  const help = <ContactLines phone={contact.phone} email={contact.email} />;
  const example = formExampleOf(params.State, errorsOf(questions ?? []), {});
  const isPosted = state?.form === 'embedded' && state.formId === formId;
  const isPopup = params.Display === 'Popup' && !isPosted;
  return (
    <section className={classes(container, section)} id={example ? undefined : `form-${formId}-section`}>
      <div className={frame}>
        <div className={sideHeading}>
          <BlockHeading fields={fields} />
          {!questions && (
            <div className={styles.failed}>
              <p>{translate('embeddedFailed')}</p>
              {help}
            </div>
          )}
          {questions && !isPopup && (
            <div className={styles.inline}>
              <Questions fields={fields} formId={formId} questions={questions} help={help} example={example} />
            </div>
          )}
          {questions && isPopup && (
            <FormPopup
              id={`popup-${formId}`}
              title={fieldText(fields, 'Title') || translate('embeddedOpen')}
              buttonText={fieldText(fields, 'ButtonText') || translate('embeddedOpen')}
            >
              {(onSent) => (
                <Questions fields={fields} formId={formId} questions={questions} help={help} onSent={onSent} />
              )}
            </FormPopup>
          )}
        </div>
      </div>
    </section>
  );
}

interface QuestionsProps {
  fields: Fields;
  formId: string;
  questions: readonly Question[];
  /** How to reach somebody when sending fails (U22). */
  help: Elements;
  example?: FormExample | undefined;
  onSent?: () => void;
}

function Questions({ fields, formId, questions, help, example, onSent }: QuestionsProps) {
  const translate = useTranslate();
  const id = example ? `form-${formId}-${example.name}` : `form-${formId}`;
  return (
    <LeadForm
      form="embedded"
      anchor={id}
      idPrefix={id}
      legend={fieldText(fields, 'Title') || translate('embeddedOpen')}
      sentTitle="embeddedSentTitle"
      failedText="formErrorRobot"
      help={help}
      next={<p>{fieldText(fields, 'SentText') || translate('embeddedSentText')}</p>}
      fieldLabels={Object.fromEntries(questions.map(({ name, label }) => [name, label]))}
      embedded={{ formId, questions }}
      onSent={onSent}
      example={example}
    >
      {questions.map((question) => (
        <QuestionField key={question.name} question={question} />
      ))}
    </LeadForm>
  );
}
