import type { Request, Response, Router } from 'express';
import { recordOf } from '../../lib/record.ts';
import { disconnectSignal } from '../operations/disconnectSignal.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import type { EmbeddedFormsPort } from '../ports/content/embeddedFormsPort.ts';
import { jsonPost, rateLimited, refuse, refuseUpstream } from './jsonPost.ts';

interface JotformApiDependencies {
  path: string;
  port: Pick<EmbeddedFormsPort, 'fetchForm'>;
  limit: RateLimit;
}

const BODY_LIMIT = 1_024;

/**
 * Creates `POST /api/jotform` `{ formId }` (F106): the questions of an embedded form as `content[0].answers`. Errors: 400
 * 'Missing FormId' (S3 §8), 404 for an unknown form, 502 for a failed upstream, 503 while its circuit breaker is open, and those of
 * every API of a page. Answers are sent like all forms, as the form `embedded`.
 */
export function createJotformApi({ path, port, limit }: JotformApiDependencies): Router {
  return jsonPost({
    path,
    limit: BODY_LIMIT,
    before: rateLimited(limit),
    handle: (req, res) => sendQuestions(req, res, port),
  });
}

async function sendQuestions(req: Request, res: Response, port: JotformApiDependencies['port']): Promise<void> {
  const { formId } = recordOf(req.body);
  const id = typeof formId === 'string' || typeof formId === 'number' ? String(formId).trim() : '';
  if (id === '') return refuse(res, 400, 'Missing FormId');
  try {
    const form = await port.fetchForm(id, { signal: disconnectSignal(res) });
    if (res.destroyed) return;
    if (form === null) return refuse(res, 404, 'formId');
    res.set('Cache-Control', 'no-store').json({ content: [{ id: form.id, answers: form.answers }] });
  } catch (error) {
    refuseUpstream(res, error);
  }
}
