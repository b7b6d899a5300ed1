import { object } from 'yup';
import {
  answerSchema,
  questionsResponseSchema,
  submissionSchema,
} from '../../../src/contracts/content/embeddedForms.ts';
import { type Contract, textIn, UNAUTHORIZED } from '../contract.ts';

const form = textIn('path', 'id', 'Id of the form: 6 to 25 digits.', '240511234567890');

export const embeddedFormsContract: Contract = {
  upstream: 'embeddedForms',
  description:
    'Forms that editors embed by their ids, and the newsletter. Each `submissionId` is accepted once. Each of the `answers` is a `Question`; ' +
    'one that breaks the contract is left out of the page.',
  messages: {
    Questions: questionsResponseSchema,
    Question: answerSchema,
    Submission: submissionSchema,
    RefusedSubmission: object({ errors: object().required() }),
  },
  operations: [
    {
      id: 'fetchQuestions',
      method: 'get',
      path: '/form/{id}/questions',
      summary: 'Returns the questions of a form by their ids.',
      parameters: [form],
      responses: {
        200: { description: 'The questions.', message: 'Questions' },
        ...UNAUTHORIZED,
        404: { description: 'There is no such form.' },
      },
    },
    {
      id: 'submit',
      method: 'post',
      path: '/form/{id}/submissions',
      summary: 'Accepts the answers of a visitor once.',
      parameters: [form],
      request: 'Submission',
      responses: {
        200: { description: 'Accepted, also when it has been accepted before. The body is not read.' },
        400: { description: 'Answers are refused, by the ids of their questions.', message: 'RefusedSubmission' },
        ...UNAUTHORIZED,
        404: { description: 'There is no such form.' },
        409: { description: 'Another submission has this `submissionId`.' },
      },
    },
  ],
};
