import type { IncomingMessage, ServerResponse } from 'node:http';
import { recordOf } from '../../lib/record.ts';
import type { Bookings } from '../booking/bookings.ts';
import { ContentError } from '../content/files/parsedFiles.ts';
import type { ForeignLayouts } from '../content/foreignLayouts.ts';
import { type Handler, HttpError, readBody, requestUrl, send, sendJson } from '../lib/http.ts';
import type { ChangedCars } from '../search/changedCars.ts';
import { TEST_DRIVE_SCENARIOS, type TestDrives } from '../testDrives/testDrives.ts';
import { SCENARIOS } from '../tireHotel/scenarios.ts';
import type { TireHotel } from '../tireHotel/tireHotel.ts';
import type { Editor } from './editor.ts';
import { NO_FAULT, parseFaultRequest } from './faults.ts';
import type { Outbox } from './outbox.ts';
import { CONTENT_SECURITY_POLICY, controlPage, editorPage } from './page.ts';
import { refuseCrossSite } from './sameOrigin.ts';
import type { SandboxState } from './state.ts';
import type { WatchedUpstream } from './watched.ts';

export const CONTROL_PATH = '/__sandbox';

/** Enough bytes for a page of a thousand components. */
const MAX_LAYOUT_BYTES = 10_000_000;

interface ControlOptions {
  upstreams: readonly WatchedUpstream[];
  foreign: ForeignLayouts;
  outbox: Outbox;
  editor: Editor | null;
  bookings: Bookings;
  hotel: TireHotel;
  drives: TestDrives;
  cars: ChangedCars;
  /** @throws ContentError */
  reloadContent: () => Promise<void>;
  state: () => SandboxState;
}

/** A call of the control page, with what it controls. */
interface Call extends ControlOptions {
  req: IncomingMessage;
  res: ServerResponse;
}

const ROUTES: Readonly<Record<string, (call: Call) => Promise<void> | void>> = {
  'GET ': ({ res, state }) => sendPage(res, controlPage(state())),
  'GET /edit': ({ req, res, editor }) => edit(requestUrl(req).searchParams, res, editor),
  'GET /state.json': ({ res, state }) => sendJson(res, 200, state()),
  'POST /faults': setFault,
  'POST /layouts': async ({ req, res, foreign }) =>
    sendJson(res, 200, foreign.set(await readFields(req, MAX_LAYOUT_BYTES))),
  'POST /content': setContent,
  'POST /booking': setPace,
  'POST /tirehotel': setTireHotel,
  'POST /testdrives': setTestDrives,
  'POST /cars': setCar,
  'POST /reset': reset,
};

/** Creates the control page, its state as JSON, and its actions: faults, foreign layouts, reset. */
export function createControl(options: ControlOptions): Handler {
  return async (req, res) => {
    try {
      refuseCrossSite(req);
      res.setHeader('cache-control', 'no-store');
      const path = requestUrl(req).pathname.slice(CONTROL_PATH.length).replace(/\/$/, '');
      const handle = ROUTES[`${req.method === 'HEAD' ? 'GET' : req.method} ${path}`];
      if (!handle) throw new HttpError(404, 'Nothing is here');
      await handle({ ...options, req, res });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      sendJson(res, error.status, { message: error.message });
    }
  };
}

async function setFault({ req, res, upstreams }: Call): Promise<void> {
  const names = upstreams.map(({ name }) => name);
  const { upstream, fault } = parseFaultRequest(await readFields(req), names);
  upstreams.find(({ name }) => name === upstream)?.faults.set(fault);
  sendResult(req, res, `#${upstream}`, { upstream, fault });
}

async function reset({ req, res, upstreams, ...state }: Call): Promise<void> {
  await readBody(req, 10_000);
  for (const { faults, counters, received } of upstreams) {
    faults.set(NO_FAULT);
    counters.reset();
    received?.clear();
  }
  for (const each of [state.foreign, state.outbox, state.bookings, state.hotel, state.drives, state.cars]) each.clear();
  sendResult(req, res, '', { reset: true });
}

/** Sets the pace of the streams of workshops: a share of the usual pauses. */
async function setPace({ req, res, bookings }: Call): Promise<void> {
  const { pace } = recordOf(await readFields(req));
  const share = Number(pace);
  if (!(share >= 0 && share <= 100)) throw new HttpError(400, 'pace must be a number from 0 to 100');
  bookings.pace = share;
  sendResult(req, res, '#booking', { pace: share });
}

/** Sets the scenario that all plates of the tire hotel have; `none` gives each plate its own. */
async function setTireHotel({ req, res, hotel }: Call): Promise<void> {
  hotel.scenario = scenarioIn(await readFields(req), SCENARIOS);
  sendResult(req, res, '#tirehotel', { scenario: hotel.scenario });
}

/** Sets the scenario of all test drives; `none` ends it. */
async function setTestDrives({ req, res, drives }: Call): Promise<void> {
  drives.scenario = scenarioIn(await readFields(req), TEST_DRIVE_SCENARIOS);
  sendResult(req, res, '#testdrives', { scenario: drives.scenario });
}

/** Changes a car of an index, or adds one like another: a lower price, a sold car, a new one. */
async function setCar({ req, res, cars }: Call): Promise<void> {
  const change = await readFields(req);
  cars.change(change);
  sendResult(req, res, '', { changed: true });
}

/** Returns the scenario of a request; null for `none`. @throws HttpError 400 */
function scenarioIn<Name extends string>(fields: unknown, names: readonly Name[]): Name | null {
  const { scenario } = recordOf(fields);
  if (scenario === 'none') return null;
  const found = names.find((each) => each === scenario);
  if (!found) throw new HttpError(400, `scenario must be none or one of ${names.join(', ')}`);
  return found;
}

/** Reads the files of the content again; 422 with file and line of each error, and the content stays as it was. */
async function setContent({ req, res, reloadContent }: Call): Promise<void> {
  await readBody(req, 10_000);
  await reloadContent().catch((error: unknown) => {
    throw error instanceof ContentError ? new HttpError(422, error.message) : error;
  });
  sendResult(req, res, '#content', { reloaded: true });
}

/** Sends the list of pages to edit, or redirects to the page in the query. */
function edit(query: URLSearchParams, res: ServerResponse, editor: Editor | null): void {
  if (!editor) throw new HttpError(404, 'The product was started without SITECORE_EDITING_SECRET');
  const url = query.size === 0 ? '' : editor.urlFor(query);
  if (url === null) throw new HttpError(404, 'There is no such page');
  if (url === '') sendPage(res, editorPage(editor));
  else res.writeHead(302, { location: url, 'content-length': 0 }).end();
}

function sendPage(res: ServerResponse, page: string): void {
  res.setHeader('content-security-policy', CONTENT_SECURITY_POLICY);
  res.setHeader('x-content-type-options', 'nosniff');
  res.setHeader('referrer-policy', 'same-origin');
  send(res, 200, 'text/html; charset=utf-8', page);
}

/** Responds with JSON to tests, and redirects forms back to the page. */
function sendResult(req: IncomingMessage, res: ServerResponse, anchor: string, body: unknown): void {
  if (isForm(req)) res.writeHead(303, { location: `${CONTROL_PATH}${anchor}`, 'content-length': 0 }).end();
  else sendJson(res, 200, body);
}

function isForm(req: IncomingMessage): boolean {
  return req.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
}

async function readFields(req: IncomingMessage, limit = 10_000): Promise<unknown> {
  const body = await readBody(req, limit);
  if (isForm(req)) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body);
  } catch {
    throw new HttpError(400, 'The request body is not JSON');
  }
}
