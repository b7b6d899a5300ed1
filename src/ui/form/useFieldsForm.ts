import { type FormikErrors, useFormik } from 'formik';
import { type RefObject, useState } from 'react';
import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';
import type { FormView } from './formView.ts';

type Texts<Name extends string> = Record<Name, string>;

interface FieldsFormOptions<Name extends string> {
  element: RefObject<HTMLFormElement | null>;
  idPrefix: string;
  /** What the fields have at first, in their order. Read once. */
  initial: Texts<Name>;
  /** Returns the errors of the fields that have one. */
  validate: (values: Texts<Name>) => Partial<Record<Name, DictionaryKey>>;
  /** Called with valid values. */
  onSubmit: (values: Texts<Name>) => void;
}

/**
 * Returns the state of a form of texts for its fields, which keep their own text: Formik has the values, the errors and the submission.
 * An error goes when its field changes, and then the summary too (F078).
 */
export function useFieldsForm<Name extends string>(options: FieldsFormOptions<Name>) {
  const { element, idPrefix, initial, validate, onSubmit } = options;
  const [isChanged, setChanged] = useState(false);
  const formik = useFormik<Texts<Name>>({
    initialValues: initial,
    validateOnBlur: false,
    validateOnChange: false,
    validate: (values) => validate(values) as FormikErrors<Texts<Name>>,
    onSubmit,
  });
  const { initialValues, submitCount } = formik;
  const names = Object.keys(initialValues) as Name[];
  const errorOf = (field: string) => formik.errors[field as Name] as DictionaryKey | undefined;
  const view: FormView = {
    idPrefix,
    isSent: false,
    isSending: false,
    isChanged,
    textOf: (field) => initialValues[field as Name] ?? '',
    isChecked: () => false,
    errorOf,
    errors: names.flatMap((name): FormView['errors'] => {
      const error = errorOf(name);
      return error ? [[name, error]] : [];
    }),
    problem: null,
    isExample: false,
  };

  function typed(): Texts<Name> {
    const data = new FormData(element.current ?? undefined);
    const values = { ...formik.values };
    for (const name of names) values[name] = String(data.get(name) ?? '');
    return values;
  }
  /** Takes over what is in the fields, also what the browser has filled in without an event. Returns it. */
  function take(): Texts<Name> {
    const values = typed();
    void formik.setValues(values, false);
    return values;
  }
  /** Takes over a change of a field, and returns the values. */
  function change(field: string): Texts<Name> {
    if (view.errors.length > 0) {
      formik.setErrors({ ...formik.errors, [field]: undefined });
      setChanged(true);
    }
    return take();
  }
  async function submit(): Promise<void> {
    // The next render submits the values.
    await formik.setValues(typed(), false);
    await formik.submitForm();
    setChanged(false);
  }
  return { view, submitCount, take, change, submit };
}
