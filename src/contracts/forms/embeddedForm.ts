import { type AnyObjectSchema, type AnySchema, object } from 'yup';
import { FORM_ID } from '../content/embeddedForms.ts';
import {
  anyDayField,
  checkField,
  choiceField,
  choicesField,
  emailField,
  lineField,
  numberField,
  phoneField,
  textField,
} from './formFields.ts';
import type { Question, QuestionKind } from './questions.ts';

/** The fields that every embedded form has. The others come from its questions. */
const fixedFields = { formId: lineField().matches(FORM_ID, 'formErrorInvalid').required('formErrorInvalid') };

export const embeddedFormSchema = object(fixedFields);

/** Returns the schema of an embedded form with these questions (F106). */
export function embeddedSchemaOf(questions: readonly Question[]): AnyObjectSchema {
  return object({
    ...fixedFields,
    ...Object.fromEntries(questions.map((question) => [question.name, fieldOf(question)])),
  });
}

type Field = (question: Question) => AnySchema;

/** The field of each kind of question when it need not be answered. */
const OPTIONAL: Readonly<Record<QuestionKind, Field>> = {
  text: () => lineField(),
  longText: () => textField(),
  email: () => emailField().notRequired(),
  phone: () => phoneField().notRequired(),
  number: ({ min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER }) =>
    numberField('formErrorNumber').min(min, 'formErrorNumber').max(max, 'formErrorNumber'),
  date: () => anyDayField(),
  choice: ({ options }) => choiceField(options, 'formErrorChoice'),
  several: ({ options }) => choicesField(options, 'formErrorChoice'),
  rating: ({ options }) => choiceField(options, 'formErrorChoice'),
  consent: () => checkField(),
};

/** The same when it must be answered. Other kinds need any answer. */
const REQUIRED: Readonly<Partial<Record<QuestionKind, Field>>> = {
  email: () => emailField(),
  phone: () => phoneField(),
  date: () => anyDayField().required('formErrorDateRequired'),
  choice: ({ options }) => choiceField(options, 'formErrorChoice').required('formErrorChoice'),
  several: ({ options }) =>
    choicesField(options, 'formErrorChoice').min(1, 'formErrorChoice').required('formErrorChoice'),
  rating: ({ options }) => choiceField(options, 'formErrorChoice').required('formErrorChoice'),
  consent: () => checkField().oneOf([true], 'formErrorConsent').required('formErrorConsent'),
};

function fieldOf(question: Question): AnySchema {
  const optional = OPTIONAL[question.kind];
  if (!question.isRequired) return optional(question);
  return REQUIRED[question.kind]?.(question) ?? optional(question).required('formErrorAnswer');
}
