import { randomUUID } from 'node:crypto';
import { object } from 'yup';
import { answerSchema, questionsResponseSchema } from '../../../src/contracts/content/embeddedForms.ts';
import { badJsonCase, jsonCases } from '../commonCases.ts';
import { Mismatch, type Suite, type Trial } from '../conformanceCase.ts';
import { expectJson, expectMessage, expectRefusal, expectStatus, expectThat } from '../expect.ts';

const questionsOf = (trial: Trial, form = trial.setting('form')) => ({ path: `/form/${form}/questions` });

/** Returns a submission with the answers of the settings. */
function submissionOf(trial: Trial, more: object = {}, submissionId: string = randomUUID()) {
  return {
    path: `/form/${trial.setting('form')}/submissions`,
    json: { submissionId, submission: { ...answersOf(trial), ...more } },
  };
}

function answersOf(trial: Trial): object {
  try {
    return JSON.parse(trial.setting('answers'));
  } catch {
    throw new Mismatch('--set answers', 'JSON of answers by the ids of their questions', trial.setting('answers'));
  }
}

const refusedSchema = object({ errors: object().required() });
const common = { request: (trial: Trial) => questionsOf(trial) };

/** Demanded of a service with forms that editors embed. */
export const embeddedFormsSuite: Suite = {
  upstream: 'embeddedForms',
  settings: {
    form: { meaning: 'Id of a form', example: '240511234567890' },
    answers: { meaning: 'Valid answers of the form, by the ids of their questions', example: '{"3":"Eva Ek"}' },
    email: { meaning: 'Id of its question for an address', example: '4', isOptional: true },
    newsletter: {
      meaning: 'Id of the form of the newsletter, as in `NEWSLETTER_FORM`',
      example: '240511234567891',
      isOptional: true,
    },
    reader: {
      meaning: 'Address that signs up for the newsletter',
      example: 'test@acme.example',
      default: 'conformance@acme.example',
    },
  },
  cases: [
    ...jsonCases(common),
    badJsonCase({ request: (trial) => submissionOf(trial) }),
    {
      id: 'questions',
      title: 'The questions of a form are messages of the contract, by their ids.',
      run: async (trial) => {
        const { content } = expectJson(await trial.client.call(questionsOf(trial)), 200, questionsResponseSchema);
        const answers = Object.entries(content[0]?.answers ?? {});
        expectThat(answers.length > 0, 'content[0].answers', 'at least one question', answers);
        for (const [id, answer] of answers) expectMessage(answerSchema, answer, `content[0].answers.${id}`);
      },
    },
    {
      id: 'unknown-form',
      title: 'An unknown form is a 404.',
      run: async (trial) => expectStatus(await trial.client.call(questionsOf(trial, '111111111111111')), 404),
    },
    {
      id: 'refused-answer',
      title: 'An invalid answer is a 400 whose `errors` has the id of its question.',
      needs: ['email'],
      run: async (trial) => {
        const id = trial.setting('email');
        const response = await trial.client.call(submissionOf(trial, { [id]: 'no-address' }));
        const { errors } = expectJson(response, 400, refusedSchema);
        expectThat(id in errors, 'errors', `a text for ${id}`, errors);
      },
    },
    {
      id: 'unknown-question',
      title: 'An answer to a question that the form does not have is refused.',
      run: async (trial) => expectRefusal(await trial.client.call(submissionOf(trial, { '9999': 'x' }))),
    },
    {
      id: 'accepts',
      title: 'Valid answers are accepted by 200.',
      writes: true,
      run: async (trial) => expectStatus(await trial.client.call(submissionOf(trial)), 200),
    },
    {
      id: 'once',
      title: 'A submission with a known `submissionId` is accepted by 200 again; with other answers it is a 409.',
      writes: true,
      needs: ['email'],
      run: async (trial) => {
        const request = submissionOf(trial);
        for (let count = 0; count < 2; count += 1) expectStatus(await trial.client.call(request), 200);
        const other = { [trial.setting('email')]: 'another@acme.example' };
        expectStatus(await trial.client.call(submissionOf(trial, other, request.json.submissionId)), 409);
      },
    },
    {
      id: 'newsletter',
      title: 'A sign-up for the newsletter is accepted by 200, and so are its confirmation and its end.',
      writes: true,
      needs: ['newsletter'],
      run: async (trial) => {
        const subscription = randomUUID();
        const urls = { confirmUrl: 'https://acme.example/confirm', unsubscribeUrl: 'https://acme.example/end' };
        const signUp = { email: trial.setting('reader'), ...urls };
        for (const [status, more] of [
          ['pending', signUp],
          ['confirmed', {}],
          ['ended', {}],
        ] as const) {
          const submission = { status, subscription, site: 'acme', language: 'en', ...more };
          const path = `/form/${trial.setting('newsletter')}/submissions`;
          const json = { submissionId: randomUUID(), submission };
          expectStatus(await trial.client.call({ path, json }), 200);
        }
      },
    },
  ],
};
