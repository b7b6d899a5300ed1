import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ValidationError } from 'yup';
import { platformEventSchema } from '../../src/contracts/platformEvents.ts';
import { isRecord } from '../../src/contracts/record.ts';
import type { ReceivedEvents } from '../control/receivedEvents.ts';
import { type Handler, HttpError, readBody, requestUrl, sendJson } from '../lib/http.ts';
import { nameOperation } from '../lib/operation.ts';
import { personalize } from './personalize.ts';

const PATH = '/v1/events/v1.2/events';
const PERSONALIZE_PATH = '/v1/personalize';
const LARGEST_BODY = 20_000;
const UTM = /^utm_[a-z0-9_]+$/;

/**
 * The platform's services for page views (content platform §5.1): `POST …/events?siteId=`, and for personalization
 * (§5.3). Events are kept; a body that is not as agreed gets 400 with the field, a wrong key 401.
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
      return sendJson(res, 200, personalize(parse(await readBody(req, LARGEST_BODY))));
    }
    const event = await readEvent(req);
    nameOperation(req, `event ${siteId}`);
    receivedEvents.take({ siteId, ...event });
    sendJson(res, 200, { ref: randomUUID(), status: 'OK', version: '1.2', client_key: '', customer_ref: randomUUID() });
  };
}

/** The event with its campaign parameters; throws a 400 that names the first wrong field. */
async function readEvent(req: IncomingMessage): Promise<object> {
  const body = parse(await readBody(req, LARGEST_BODY));
  if (!isRecord(body)) throw new HttpError(400, 'The body is an object');
  const known = Object.entries(body).filter(([name]) => !UTM.test(name));
  try {
    platformEventSchema.noUnknown().validateSync(Object.fromEntries(known), { strict: true });
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
