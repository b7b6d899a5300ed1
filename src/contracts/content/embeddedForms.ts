import { array, type InferType, object, string } from 'yup';

/**
 * The contract of the embedded forms upstream (F106), whose responses are `{ content: [...] }`: `GET /form/{id}/questions` and
 * `POST /form/{id}/submissions`. Our `POST /api/jotform` has the same shape.
 */

/** Id of a form. It becomes a part of a path. */
export const FORM_ID = /^\d{6,25}$/;

const text = (limit: number) => string().max(limit);

/** One question. Members are named as in the upstream; numbers and flags are texts. */
export const answerSchema = object({
  type: text(60).required(),
  text: text(2_000).defined(),
  name: text(100),
  order: text(10),
  /** `Yes` or `No`. */
  required: text(10),
  hidden: text(10),
  /** Shown below the question. */
  description: text(500),
  /** Choices, separated by `|`. */
  options: text(5_000),
  minValue: text(20),
  maxValue: text(20),
  /** Largest rating. */
  stars: text(3),
  scaleAmount: text(3),
});
export type Answer = InferType<typeof answerSchema>;

/** The response with the questions. Each question is checked by itself, so that an invalid one does not fail the form. */
export const questionsResponseSchema = object({
  content: array(object({ answers: object().required() }).required())
    .min(1)
    .required(),
});

/** A form of the upstream: its questions by their ids. */
export interface EmbeddedForm {
  id: string;
  answers: Readonly<Record<string, Answer>>;
}

/** What is submitted: the answers by the ids of their questions. */
export interface EmbeddedSubmission {
  form: string;
  /** The upstream accepts each id once; a repetition changes nothing. */
  submissionId: string;
  answers: Readonly<Record<string, string | readonly string[]>>;
}

/** The same, as the upstream gets it. */
export const submissionSchema = object({
  submissionId: string().required(),
  submission: object().required(),
}).noUnknown();
