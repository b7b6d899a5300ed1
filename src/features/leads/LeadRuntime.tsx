import { useFormik } from 'formik';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type FormState, MIN_ELAPSED, type RefusedForm } from '../../contracts/forms/formState.ts';
import type { FormErrors } from '../../contracts/forms/parseForm.ts';
import { parseForm } from '../../contracts/forms/parseForm.ts';
import type { Question } from '../../contracts/forms/questions.ts';
import { newId } from '../../lib/newId.ts';
import { timeZoneOf } from '../../lib/timeZone.ts';
import { usePage } from '../../page/PageContext.tsx';
import { pageDisplayedAt } from '../../page/pageDisplay.ts';
import { trackWithConsent } from '../analytics/track.ts';
import { distanceUnit } from '../car/distanceUnit.ts';
import { dateText } from '../dealers/hours/openingState.ts';
import { TIME_FIELD } from './draft/draftedTime.ts';
import { draftKey } from './draft/draftKey.ts';
import { readDraft, readSubmissionId, removeDraft, writeDraft, writeSubmissionId } from './draft/formDraft.ts';
import { LeaveDialog } from './draft/LeaveDialog.tsx';
import { useLeaveQuestion } from './draft/useLeaveQuestion.ts';
import { emptyTrap, type FieldValues, fillEmptyFields, hasTypedText, valuesIn } from './fieldValues.ts';
import { formEventOf, trackOutcome } from './formEvents.ts';
import { leadSource, shownQuotes } from './leadSource.ts';
import { type LeadResult, type SentTestDrive, sendLead } from './sendLead.ts';

/** What became of a form. */
export type LeadOutcome =
  | { kind: 'sending' }
  | { kind: 'sent'; testDrive?: SentTestDrive }
  | { kind: 'refused'; errors: FormErrors; problem: RefusedForm['problem'] };

interface LeadRuntimeProps {
  form: FormState['form'];
  /** Of an embedded form. */
  formId: string | undefined;
  questions: readonly Question[] | undefined;
  element: RefObject<HTMLFormElement | null>;
  /** How often the visitor has pressed the button. */
  submissions: number;
  onOutcome: (outcome: LeadOutcome) => void;
}

/** The browser's part of a form: validation, sending, and the words that stay in the tab. It renders only the question before leaving. */
export function LeadRuntime(props: LeadRuntimeProps) {
  const { form, formId, questions, element, submissions, onOutcome } = props;
  const { site, language, path } = usePage();
  const formEvent = useMemo(() => formEventOf(form, site.id, formId), [form, site.id, formId]);
  const draft = useMemo(() => draftKey(path, form, formId), [path, form, formId]);
  const isBegun = useRef(false);
  const submissionId = useRef('');
  const lastSubmission = useRef(0);
  const report = (outcome: LeadResult) => {
    trackOutcome(formEvent, outcome);
    onOutcome(outcome);
  };
  const formik = useFormik<FieldValues>({
    initialValues: {},
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async () => {
      const fields = element.current;
      if (!fields) return;
      // The fields, because autofill and links that tick a checkbox fire no event.
      const values = { ...valuesIn(fields), ...(form === 'contact' && shownQuotes()) };
      const today = dateText(Date.now(), timeZoneOf(site.country));
      const parsed = parseForm(form, values, { today, questions, distanceUnit: distanceUnit({ site, language }).unit });
      if ('errors' in parsed) return report({ kind: 'refused', errors: parsed.errors, problem: null });
      onOutcome({ kind: 'sending' });
      // Without a secure context there is no id; the server makes one from the values then.
      await pause(MIN_ELAPSED - elapsed());
      // An attempt before a reload may have arrived; the same id makes it one lead.
      submissionId.current ||= readSubmissionId(draft) || newId();
      writeSubmissionId(draft, submissionId.current);
      const result = await sendLead({
        formName: form,
        formSubmissionId: submissionId.current,
        values: { ...values, source: leadSource() },
        language: language.code,
        elapsed: elapsed(),
      });
      if (result.kind === 'sent') removeDraft(draft);
      // The next attempt sends other values, so it is another lead.
      if (result.kind === 'refused' && result.problem === 'formErrorChanged') {
        submissionId.current = '';
        writeSubmissionId(draft, '');
      }
      // A password manager may have filled it in: the visitor can send the form again.
      if (result.kind === 'refused' && result.problem === 'formErrorRobot') emptyTrap(fields);
      report(result);
    },
  });
  const { setValues, submitForm, dirty } = formik;
  const question = useLeaveQuestion(dirty);

  useEffect(() => {
    const fields = element.current;
    if (!fields) return;
    const onInput = () => {
      if (!isBegun.current) trackWithConsent('form_interaction', formEvent);
      isBegun.current = true;
      const values = valuesIn(fields);
      void setValues(hasTypedText(fields) ? values : {});
      writeDraft(draft, values);
    };
    const hasNewText = hasTypedText(fields);
    fillEmptyFields(fields, readDraft(draft));
    // Fields that depend on others read them again.
    fields.dispatchEvent(new Event('input'));
    // Words from before this script was loaded.
    if (hasNewText) onInput();
    // A time from before it.
    else if (fields.elements.namedItem(TIME_FIELD) instanceof HTMLInputElement) writeDraft(draft, valuesIn(fields));
    fields.addEventListener('input', onInput);
    return () => fields.removeEventListener('input', onInput);
  }, [element, formEvent, draft, setValues]);

  useEffect(() => {
    if (submissions === lastSubmission.current) return;
    lastSubmission.current = submissions;
    void submitForm();
  }, [submissions, submitForm]);
  return question && <LeaveDialog onStay={question.stay} onLeave={question.leave} />;
}

/** Waits for as long as the server expects from a person: autofill can fill in a form at once. Milliseconds. */
const pause = (delay: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delay));

/** Returns for how long the visitor has seen the form; whole milliseconds. */
const elapsed = (): number => Math.round(performance.now() - pageDisplayedAt());
