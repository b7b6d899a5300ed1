import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ValidationError } from 'yup';
import { isRecord } from '../../lib/record.ts';
import { platformEventSchema } from '../../src/contracts/content/platformEvents.ts';
import type { ReceivedEvents } from '../control/receivedEvents.ts';
import { type Handler, HttpError, readBody, requestUrl, sendJson } from '../lib/http.ts';
import { nameOperation } from '../lib/operation.ts';
import { personalize } from './personalize.ts';

const PATH = '/v1/events/v1.2/events';
const PERSONALIZE_PATH = '/v1/personalize';
const MAX_BODY_BYTES = 20_000;
const UTM = /^utm_[a-z0-9_]+$/;

/**
 * Creates the platform's services for page views (content platform §5.1, `POST …/events?siteId=`) and personalization (§5.3). Events
 * are stored in `receivedEvents`. An invalid body gets 400 with the field, a wrong key 401.
 */
export function createEventsUpstream({
  key,
  receivedEvents,
}: {
  key: string;
  receivedEvents: ReceivedEvents;
}): Handler {
  return async (req, res) => {
    const url = requestUrl(req);
    if (url.pathname !== PATH && url.pathname !== PERSONALIZE_PATH) throw new HttpError(404, 'Nothing is here.');
    if (req.method !== 'POST') throw new HttpError(405, 'Events are sent by POST.');
    if (![req.headers.sc_apikey, req.headers['x-sitecore-contextid']].includes(key)) {
      throw new HttpError(401, 'Access denied due to a missing or invalid API key or context id.');
    }
    const siteId = url.searchParams.get('siteId');
    if (!siteId) throw new HttpError(400, 'siteId is missing');
    if (url.pathname === PERSONALIZE_PATH) {
      nameOperation(req, `personalize ${siteId}`);
      return sendJson(res, 200, personalize(parse(await readBody(req, MAX_BODY_BYTES))));
    }
    const event = await readEvent(req);
    nameOperation(req, `event ${siteId}`);
    receivedEvents.add({ siteId, ...event });
    sendJson(res, 200, { ref: randomUUID(), status: 'OK', version: '1.2', client_key: '', customer_ref: randomUUID() });
  };
}

/** Reads the event with its campaign parameters. @throws HttpError 400 with the first invalid field */
async function readEvent(req: IncomingMessage): Promise<object> {
  const body = parse(await readBody(req, MAX_BODY_BYTES));
  if (!isRecord(body)) throw new HttpError(400, 'The body is an object');
  const event = Object.fromEntries(Object.entries(body).filter(([name]) => !UTM.test(name)));
  try {
    platformEventSchema.noUnknown().validateSync(event, { strict: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new HttpError(400, error.message);
    throw error;
  }
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The body is not JSON');
  }
}
