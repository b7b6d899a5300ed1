import {
  type Answer,
  answerSchema,
  type EmbeddedForm,
  type EmbeddedSubmission,
  FORM_ID,
  questionsResponseSchema,
} from '../../../src/contracts/content/embeddedForms.ts';
import { isKnownType } from '../../../src/contracts/forms/questions.ts';
import type { CacheCaller } from '../../cache/cache.ts';
import type { CacheFor } from '../../cache/caches.ts';
import { LOG_EVENTS } from '../../operations/log/events.ts';
import type { Log } from '../../operations/log/log.ts';
import { checked } from '../upstream/checked.ts';
import { sendForm } from '../upstream/sendForm.ts';
import { storedCodec } from '../upstream/storedCodec.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { UpstreamError } from '../upstream/upstreamError.ts';
import * as stored from './storedContent.ts';

/** The service with the forms that editors embed by their ids (F106). */
export interface EmbeddedFormsPort {
  readonly upstream: Upstream;
  /**
   * Returns a form with the questions that pages can show; null when there is none with the id. It is cached and shared, so it is
   * read-only.
   *
   * @throws UpstreamError
   */
  fetchForm: (id: string, caller?: CacheCaller) => Promise<EmbeddedForm | null>;
  /**
   * Submits answers once. Returns the ids of the questions whose answers the upstream refuses; null when it has accepted them.
   *
   * @throws UpstreamError
   */
  submit: (submission: EmbeddedSubmission) => Promise<readonly string[] | null>;
}

interface PortOptions {
  upstream: Upstream;
  cacheFor: CacheFor;
  /** Prepares a response for the cache; see `createPorts`. */
  prepare: <T>(value: T) => T;
  log: Log;
  /** Id of the form that only the server itself sends: the sign-ups for the newsletter. */
  withheld: string;
}

const operation = 'form questions';

export function createEmbeddedFormsPort({
  upstream,
  cacheFor,
  prepare,
  log,
  withheld,
}: PortOptions): EmbeddedFormsPort {
  const cache = cacheFor<'embeddedForm', EmbeddedForm | null>(
    'embeddedForm',
    storedCodec(stored.embeddedForm, prepare),
  );
  const source = { upstream: upstream.name, operation };
  const reported = new Set<string>();

  /** Logs a question that is left out, once for each form and type. */
  function report(id: string, type: string): void {
    const key = `${id}/${type}`;
    if (reported.has(key)) return;
    reported.add(key);
    log.warn({ event: LOG_EVENTS.formQuestion, form: id, type });
  }

  async function load(id: string, signal: AbortSignal): Promise<EmbeddedForm | null> {
    try {
      const response = await upstream.json({ operation, path: `/form/${id}/questions`, signal }, (body) =>
        checked(questionsResponseSchema, body, source),
      );
      const all = Object.entries(response.content[0]?.answers ?? {});
      const valid = all.filter((entry): entry is [string, Answer] => {
        const [, answer] = entry;
        const isValid = answerSchema.isValidSync(answer, { strict: true }) && isKnownType(answer.type);
        if (!isValid) report(id, String((answer as Partial<Answer> | null)?.type).slice(0, 60));
        return isValid;
      });
      return prepare({ id, answers: Object.fromEntries(valid) });
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 404) return null;
      throw error;
    }
  }

  return {
    upstream,
    fetchForm: async (id, caller) => {
      if (!FORM_ID.test(id) || id === withheld) return null;
      const isNegative = (form: EmbeddedForm | null) => form === null;
      const found = await cache.get({ id }, (loadSignal) => load(id, loadSignal), {
        isNegative,
        ...caller,
      });
      return found.value;
    },
    submit: ({ form, submissionId, answers }) =>
      sendForm(upstream, {
        operation: 'form submission',
        path: `/form/${form}/submissions`,
        json: { submissionId, submission: answers },
      }),
  };
}
