import { useRef, useState } from 'react';
import type { Schema } from 'yup';
import type { Elements } from '../../lib/browser/elements.ts';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { fieldErrors } from '../../ui/form/fieldErrors.ts';
import { textsIn } from '../../ui/form/fieldValues.ts';
import * as form from '../../ui/form/form.styles.ts';
import { FormProvider, formViewOf } from '../../ui/form/formView.ts';
import { useFieldsForm } from '../../ui/form/useFieldsForm.ts';
import { PrivacyNotice } from '../company/PrivacyNotice.tsx';

interface DetailsFormProps<Name extends string> {
  /** Begins the ids of the fields. */
  idPrefix: string;
  /** What was typed before, by the names of the fields in their order. */
  initial: Record<Name, string>;
  schema: Schema<unknown>;
  /** Returns what a field has when the visitor leaves it. */
  clean?: Partial<Record<string, (text: string) => string>>;
  /** Called with every change: what is typed stays when the visitor goes back. */
  onChange: (values: Record<Name, string>) => void;
  /** Called with valid details. */
  onDone: (values: Record<Name, string>) => void;
  /** How to reach somebody. */
  help: Elements;
  /** The buttons. */
  actions: Elements;
  /** The fields. */
  children: Elements;
}

/** Renders the form of a customer's details. They go to the review, not yet to the workshop. */
export function DetailsForm<Name extends string>(props: DetailsFormProps<Name>) {
  const { idPrefix, initial, schema, clean = {}, onChange, onDone, help, actions, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const [first] = useState(initial);
  const { progress, take, submit } = useFieldsForm({
    element,
    initial: first,
    read: (fields) => textsIn(fields, Object.keys(first) as Name[]),
    onChange,
    validate: (values) => fieldErrors(schema, values),
    onSubmit(values) {
      onDone(values);
      return { kind: 'sent' };
    },
  });

  function cleanField(name: string): void {
    const field = element.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = clean[name]?.(field.value) ?? field.value;
  }
  return (
    <form
      ref={element}
      method="post"
      noValidate
      className={form.form}
      onBlur={({ target }) => {
        const { name } = target as unknown as HTMLInputElement;
        if (!clean[name]) return;
        cleanField(name);
        onChange(take());
      }}
      onSubmit={(event) => {
        event.preventDefault();
        Object.keys(clean).forEach(cleanField);
        onChange(take());
        void submit();
      }}
    >
      <FormProvider value={formViewOf({ progress, idPrefix, values: first })}>
        <ErrorSummary key={progress.submitCount}>{help}</ErrorSummary>
        {children}
      </FormProvider>
      <PrivacyNotice use="workshop" />
      {actions}
    </form>
  );
}
