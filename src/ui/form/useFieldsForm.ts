import { type FormikState, useFormik } from 'formik';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';
import { useStableCallback } from '../useStableCallback.ts';
import { type FieldErrors, type FormProgress, NEW_FORM } from './formView.ts';

/** What became of values that were submitted. */
export type FormOutcome =
  | { kind: 'sent' }
  | { kind: 'refused'; errors?: FieldErrors; problem?: DictionaryKey | null | undefined };

/** What Formik stores as the status of a form: it holds for one attempt to submit it. */
interface Status extends Pick<FormProgress, 'isSent' | 'isChanged' | 'problem'> {
  attempt: number;
}

interface FieldsFormOptions<Values extends object> {
  element: RefObject<HTMLFormElement | null>;
  /** What the fields have at first. Read once. */
  initial: Values;
  /** The state that the server has rendered. Read once. */
  progress?: FormProgress;
  /** Returns what the fields have. */
  read: (form: HTMLFormElement) => Values;
  /** Called with every change of a field. */
  onChange?: (values: Values) => void;
  /** Returns the errors of the fields that have one. Called when the form is submitted. */
  validate: (values: Values) => FieldErrors;
  /** Called with valid values. */
  onSubmit: (values: Values) => FormOutcome | Promise<FormOutcome>;
}

/**
 * Returns the state of a form for its fields: Formik has its values, its errors and its submission. The fields have their own text, because
 * they work before Formik has loaded (docs/decisions/0076): Formik takes over every change of one. An error goes when its field changes, and
 * then the summary too (F078).
 */
export function useFieldsForm<Values extends object>(options: FieldsFormOptions<Values>) {
  const { element, initial, progress: first = NEW_FORM, read, onChange, validate, onSubmit } = options;
  const formik = useFormik<Values>({
    initialValues: initial,
    initialErrors: first.errors as object,
    initialStatus: { attempt: 0, isSent: first.isSent, isChanged: false, problem: first.problem } satisfies Status,
    validateOnBlur: false,
    validateOnChange: false,
    validate: (values) => validate(values) as object,
    onSubmit: async (values, { setFormikState }) => {
      const outcome = await onSubmit(values);
      setFormikState((state) => ({ ...state, ...afterOutcome(state, outcome), isSubmitting: false }));
    },
  });
  const progress = useProgress(formik);
  const isBusy = useRef(false);

  /** Takes over what is in the fields, also what the browser has filled in without an event. Returns it. */
  function take(): Values {
    const values = element.current ? read(element.current) : formik.values;
    void formik.setValues(values, false);
    return values;
  }
  /** Removes the errors of fields that have changed. Without a field, the form is as it was. */
  function change(...fields: string[]): void {
    if (fields.length === 0) return;
    formik.setFormikState((state) => ({ ...state, ...afterChange(state, fields) }));
  }
  /** Shows errors without submitting. */
  function refuse(errors: FieldErrors): void {
    formik.setFormikState((state) => {
      const refused = { ...state, submitCount: state.submitCount + 1 };
      return { ...refused, ...afterOutcome(refused, { kind: 'refused', errors }) };
    });
  }
  async function submit(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      // Formik submits the values of its last render.
      flushSync(take);
      await formik.submitForm();
    } finally {
      isBusy.current = false;
    }
  }

  const onInput = useStableCallback(({ target }: Event) => {
    change((target as Element).getAttribute('name') ?? '');
    onChange?.(take());
  });
  useEffect(() => {
    const form = element.current;
    form?.addEventListener('input', onInput);
    return () => form?.removeEventListener('input', onInput);
  }, [element, onInput]);
  return { progress, take, change, refuse, submit };
}

/** Returns the progress of a form. While it is validated, nothing changes yet. */
function useProgress<Values>(formik: FormikState<Values>): FormProgress {
  const { errors, submitCount, isSubmitting, isValidating } = formik;
  const status = formik.status as Status;
  const progress = useMemo((): FormProgress => {
    const { isSent, isChanged, problem } = status.attempt === submitCount ? status : NEW_FORM;
    const isSending = isSubmitting && Object.keys(errors).length === 0;
    return { isSent, isChanged, problem, submitCount, isSending, errors: errors as FieldErrors };
  }, [errors, status, submitCount, isSubmitting]);
  const settled = useRef(progress);
  if (!isValidating) settled.current = progress;
  return settled.current;
}

type Change = Pick<FormikState<unknown>, 'errors' | 'status'>;

function afterOutcome({ submitCount }: FormikState<unknown>, outcome: FormOutcome): Change {
  const { errors = {}, problem = null } = outcome.kind === 'refused' ? outcome : {};
  const isSent = outcome.kind === 'sent';
  return { errors, status: { attempt: submitCount, isSent, isChanged: false, problem } satisfies Status };
}

function afterChange({ errors, status, submitCount }: FormikState<unknown>, fields: readonly string[]): Change {
  const { problem } = (status as Status).attempt === submitCount ? (status as Status) : NEW_FORM;
  if (!problem && Object.keys(errors).length === 0) return { errors, status };
  return {
    errors: Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field))),
    status: { attempt: submitCount, isSent: false, isChanged: true, problem } satisfies Status,
  };
}
