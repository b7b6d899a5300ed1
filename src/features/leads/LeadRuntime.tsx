import {
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { timeZoneOf } from '../../../lib/timeZone.ts';
import { distanceUnit } from '../../contracts/car/distanceUnit.ts';
import { type FormState, MIN_ELAPSED } from '../../contracts/forms/formState.ts';
import { parseForm } from '../../contracts/forms/parseForm.ts';
import type { Question } from '../../contracts/forms/questions.ts';
import { newId } from '../../lib/newId.ts';
import { usePage } from '../../page/PageContext.tsx';
import { pageDisplayedAt } from '../../page/pageDisplay.ts';
import {
  changedFields,
  emptyTrap,
  type FieldValues,
  fillEmptyFields,
  hasTypedText,
  valuesIn,
} from '../../ui/form/fieldValues.ts';
import type { FormProgress } from '../../ui/form/formView.ts';
import { closedStep, errorsBefore, openStep, showFilledStep } from '../../ui/form/secondStep.ts';
import { type FormOutcome, useFieldsForm } from '../../ui/form/useFieldsForm.ts';
import { useStableCallback } from '../../ui/useStableCallback.ts';
import { trackWithConsent } from '../analytics/track.ts';
import { dateText } from '../dealers/hours/openingState.ts';
import { TIME_FIELD } from './draft/draftedTime.ts';
import type { DraftKey } from './draft/draftKey.ts';
import { readDraft, readSubmissionId, removeDraft, writeDraft, writeSubmissionId } from './draft/formDraft.ts';
import { LeaveDialog } from './draft/LeaveDialog.tsx';
import { useLeaveQuestion } from './draft/useLeaveQuestion.ts';
import { formEventOf, trackOutcome } from './formEvents.ts';
import { leadSource, shownQuotes } from './leadSource.ts';
import { type SentLead, sendLead } from './sendLead.ts';

/** What was in a form before this script was loaded. */
export interface EarlyInput {
  /** With the words of the draft. */
  values: FieldValues;
  /** Names of the fields that the visitor has changed. */
  changed: readonly string[];
  hasText: boolean;
}

/** Fills in the words of a form's draft where nothing has been typed, and returns what the form has then. */
export function takeOver(form: HTMLFormElement, draft: DraftKey): EarlyInput {
  const early = { changed: changedFields(form), hasText: hasTypedText(form) };
  fillEmptyFields(form, readDraft(draft));
  showFilledStep(form);
  // Fields that depend on others read them again.
  form.dispatchEvent(new Event('input'));
  const values = valuesIn(form);
  if (early.hasText || form.elements.namedItem(TIME_FIELD) instanceof HTMLInputElement) writeDraft(draft, values);
  return { ...early, values };
}

/** What the form can request of its script. */
export interface LeadControl {
  submit: () => void;
}

interface LeadRuntimeProps {
  ref: Ref<LeadControl>;
  form: FormState['form'];
  /** Of an embedded form. */
  formId: string | undefined;
  questions: readonly Question[] | undefined;
  element: RefObject<HTMLFormElement | null>;
  draft: DraftKey;
  /** The state that the server has rendered. */
  first: FormProgress;
  early: EarlyInput;
  onProgress: (progress: FormProgress) => void;
  onSent: (sent: SentLead) => void;
}

/** The browser's part of a form: validation, sending, and the words that stay in the tab. It renders only the question before leaving. */
export function LeadRuntime(props: LeadRuntimeProps) {
  const { ref, form, formId, element, draft, first, early, onProgress } = props;
  const { site } = usePage();
  const formEvent = useMemo(() => formEventOf(form, site.id, formId), [form, site.id, formId]);
  const [hasText, setHasText] = useState(early.hasText);
  const isBegun = useRef(false);
  const begin = () => {
    if (!isBegun.current) trackWithConsent('form_interaction', formEvent);
    isBegun.current = true;
  };
  const { validate, send } = useLead(props);
  const tracked = (errors: ReturnType<typeof validate>) => {
    if (Object.keys(errors).length > 0) trackOutcome(formEvent, { kind: 'refused', errors, problem: null });
    return errors;
  };
  const { progress, take, change, refuse, submit } = useFieldsForm<FieldValues>({
    element,
    initial: early.values,
    progress: first,
    read: valuesIn,
    onChange(values) {
      begin();
      setHasText(element.current !== null && hasTypedText(element.current));
      writeDraft(draft, values);
    },
    validate: (values) => tracked(validate(values)),
    async onSubmit(values): Promise<FormOutcome> {
      const result = await send(values);
      trackOutcome(formEvent, result);
      if (result.kind === 'sent') props.onSent(result);
      return result;
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (early.hasText) begin();
    change(...early.changed);
  }, []);
  /** Sends the form, or goes to its second step once the fields before it are right. */
  const proceed = useStableCallback(() => {
    const step = closedStep(element.current);
    if (!step) return void submit();
    const errors = tracked(errorsBefore(step, validate(take())));
    if (Object.keys(errors).length > 0) refuse(errors);
    else openStep(step);
  });
  useSecondStep(element, proceed);
  useImperativeHandle(ref, () => ({ submit: proceed }));
  useLayoutEffect(() => onProgress(progress), [onProgress, progress]);
  const question = useLeaveQuestion(hasText);
  return question && <LeaveDialog onStay={question.stay} onLeave={question.leave} />;
}

/** Calls `proceed` in place of opening the second step of a form at once. */
function useSecondStep(element: LeadRuntimeProps['element'], proceed: () => void): void {
  useEffect(() => {
    const form = element.current;
    const onClick = (event: MouseEvent) => {
      const step = closedStep(form);
      if (!step || !(event.target instanceof Element) || event.target.closest('summary')?.parentElement !== step)
        return;
      event.preventDefault();
      proceed();
    };
    form?.addEventListener('click', onClick);
    return () => form?.removeEventListener('click', onClick);
  }, [element, proceed]);
}

/** Returns the functions that validate and send the values of a form. */
function useLead({ form, questions, element, draft }: LeadRuntimeProps) {
  const { site, language } = usePage();
  const submissionId = useRef('');
  const leadOf = (values: FieldValues): FieldValues => ({ ...values, ...(form === 'contact' && shownQuotes()) });

  function validate(values: FieldValues) {
    const today = dateText(Date.now(), timeZoneOf(site.country));
    const { unit } = distanceUnit({ site, language });
    const parsed = parseForm(form, leadOf(values), { today, questions, distanceUnit: unit });
    return 'errors' in parsed ? parsed.errors : {};
  }
  async function send(values: FieldValues) {
    // Without a secure context there is no id; the server makes one from the values then.
    await pause(MIN_ELAPSED - elapsed());
    // An attempt before a reload may have arrived; the same id makes it one lead.
    submissionId.current ||= readSubmissionId(draft) || newId();
    writeSubmissionId(draft, submissionId.current);
    const result = await sendLead({
      formName: form,
      formSubmissionId: submissionId.current,
      values: { ...leadOf(values), source: leadSource() },
      language: language.code,
      elapsed: elapsed(),
    });
    if (result.kind === 'sent') removeDraft(draft);
    const problem = result.kind === 'refused' ? result.problem : null;
    // The next attempt sends other values, so it is another lead.
    if (problem === 'formErrorChanged') {
      submissionId.current = '';
      writeSubmissionId(draft, '');
    }
    // A password manager may have filled it in: the visitor can send the form again.
    if (problem === 'formErrorRobot' && element.current) emptyTrap(element.current);
    return result;
  }
  return { validate, send };
}

/** Waits for as long as the server expects from a person: autofill can fill in a form at once. Milliseconds. */
const pause = (delay: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delay));

/** Returns for how long the visitor has seen the form; whole milliseconds. */
const elapsed = (): number => Math.round(performance.now() - pageDisplayedAt());
