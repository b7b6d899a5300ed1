import express, { type Request, type RequestHandler, type Response } from 'express';
import { withTimeout } from '../../lib/withTimeout.ts';
import { formAnchor } from '../../src/contracts/forms/formAnchor.ts';
import { FORM_FIELDS, type PostedState, type RefusedForm, type SentForm } from '../../src/contracts/forms/formState.ts';
import { type FormName, isFormName } from '../../src/contracts/forms/forms.ts';
import { isFormOnPage } from '../../src/contracts/forms/formsOnPage.ts';
import { withoutSentForm, withSentForm } from '../../src/contracts/forms/sentForm.ts';
import { LINK_TOKEN } from '../../src/contracts/page/secretQuery.ts';
import { FORM_BODY_LIMIT, sendLeadResponse } from '../api/forms.ts';
import { isCrossSite, receiveBody } from '../api/jsonPost.ts';
import { isFormServed } from '../leads/isFormServed.ts';
import { type Submission, submissionOfForm } from '../leads/submission.ts';
import type { LeadResponse, SubmitLead } from '../leads/submitLead.ts';
import { disconnectSignal } from '../operations/disconnectSignal.ts';
import { sendPlain } from '../operations/plainPage.ts';
import { report } from '../operations/request/report.ts';
import { requestOf } from '../operations/request/request.ts';
import { enhanceRoute } from '../page/enhance.ts';
import { proportionalTo } from '../page/limits.ts';
import { withListVariant } from '../page/route/listVariant.ts';
import type { AnyPageRequest, LoadDependencies } from '../page/route/pageRequest.ts';
import { toPageRequest } from '../page/route/toPageRequest.ts';
import { sendCanonicalRedirect } from '../redirects/redirects.ts';
import type { SavedSearches } from '../savedSearches/createSavedSearches.ts';
import type { Withdrawal } from '../withdrawal/withdrawal.ts';
import { cacheControlOf, type PageEntry, plainBody } from './pageEntry.ts';
import type { PageMaker } from './pageMaker.ts';
import { RenderRefused } from './renderBudget.ts';
import { manageSearches, saveSearch } from './savedSearchPosts.ts';
import { sendRefusal } from './sendRefusal.ts';
import { takeWithdrawalStep } from './withdrawalPost.ts';

interface FormPostsDependencies {
  maker: PageMaker;
  load: Pick<LoadDependencies, 'sourcesOf' | 'deadline'>;
  submit: SubmitLead;
  withdrawal: Withdrawal;
  /** Null: no site has saved searches. */
  savedSearches: SavedSearches | null;
}

/** Which form of a page was sent. */
interface SentParts {
  form: FormName;
  /** Of an embedded form. */
  formId?: string;
}

const TYPE = 'application/x-www-form-urlencoded';
/** Milliseconds to wait for the layout, which is nearly always cached. */
const LAYOUT_TIMEOUT_MS = 1_000;

/**
 * Creates the handler of forms that are posted to the URL of their page. Without scripts: 303 to the confirmation, or the page with
 * what was typed and the errors (422; 409, 429 or 502 for the other reasons). With `Accept: application/json` the responses of
 * `POST /api/forms/comhub`. Calls `next` for a body that is no form, and on a page that does not show the form.
 */
export function createFormPosts(dependencies: FormPostsDependencies): RequestHandler {
  const parser = receiveBody(
    // Browsers compress no forms; a compressed body would grow to its limit first.
    express.text({ type: TYPE, limit: FORM_BODY_LIMIT, defaultCharset: 'utf-8', inflate: false }),
    FORM_BODY_LIMIT,
  );
  return (req, res, next) => {
    const { canonicalUrl } = requestOf(res);
    if (!req.is(TYPE)) return next();
    if (isCrossSite(req)) return sendPlain(res, 403);
    if (canonicalUrl !== null) return sendCanonicalRedirect(req, res, canonicalUrl);
    parser(req, res, (error?: unknown) => {
      if (error) return sendPlain(res, statusOfBody(error), { Connection: 'close' });
      handleForm(req, res, dependencies).then(
        (isHandled) => isHandled || next(),
        (failure: unknown) => (res.destroyed ? undefined : next(failure)),
      );
    });
  };
}

/** Returns the status for an error of the body parser. */
function statusOfBody(error: unknown): number {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 400;
}

/** Sends the form of the request. Returns false when the page does not show such a form. */
async function handleForm(req: Request, res: Response, dependencies: FormPostsDependencies): Promise<boolean> {
  const { resolved, client, url } = requestOf(res);
  const fields = new URLSearchParams(typeof req.body === 'string' ? req.body : '');
  const form = fields.get(FORM_FIELDS.form);
  if (!resolved || !isFormName(form) || !isFormServed(form, resolved.site)) return false;
  const request = toPageRequest(resolved, url, disconnectSignal(res));
  report(res, { kind: request.route.kind });
  const formId = form === 'embedded' ? (fields.get('formId') ?? '') : undefined;
  const sent: SentParts = { form, ...(formId !== undefined && { formId }) };
  if (!(await showsForm(sent, request, dependencies))) return false;
  // The page of a mail's link is cached without its query, so that its form has no token.
  const token = new URLSearchParams(url.split('?')[1]).get(LINK_TOKEN);
  if (token !== null) fields.set(LINK_TOKEN, token);
  const own = stepOf(form, request, dependencies);
  if (own) {
    const response = await own(fields, client);
    if (!res.destroyed) await sendPageWithForm(res, request, dependencies.maker, response);
    return true;
  }
  const submission = submissionOfForm(fields, sourceOf(req, request));
  const { site, language, origin } = request;
  const response = await dependencies.submit(submission, { site, language, origin, client });
  if (res.destroyed) return true;
  if (req.accepts(['html', 'json']) === 'json') sendLeadResponse(res, response);
  else if (response.status === 202) redirectToConfirmation(res, confirmationOf(sent, response), request);
  else await sendFormAgain(res, { ...sent, submission, response, request, maker: dependencies.maker });
  return true;
}

type Step = (fields: URLSearchParams, client: string) => Promise<PageWithForm>;

/** Returns the function that handles a form which is no lead; null for a lead. */
function stepOf(
  form: FormName,
  request: AnyPageRequest,
  { withdrawal, savedSearches }: FormPostsDependencies,
): Step | null {
  if (form === 'withdrawal') return (fields, client) => takeWithdrawalStep(fields, request, { withdrawal, client });
  if (savedSearches === null) return null;
  if (form === 'savedSearch') return (fields, client) => saveSearch(fields, request, { savedSearches, client });
  if (form === 'savedSearches') return (fields, client) => manageSearches(fields, request, { savedSearches, client });
  return null;
}

/** Returns the URL of the page with the form: its own path has no parameters of campaigns, and the browser says which one it was. */
function sourceOf(req: Request, { path, origin }: AnyPageRequest): string {
  const referer = URL.parse(req.get('referer') ?? '');
  return referer?.pathname === path ? referer.href : (URL.parse(req.originalUrl, origin)?.href ?? path);
}

/** Whether the layout of the page has a component with the form. While the platform is unavailable no lead is refused. */
async function showsForm(form: SentParts, request: AnyPageRequest, { load }: FormPostsDependencies): Promise<boolean> {
  const { layoutPath } = request;
  if (layoutPath === null) return false;
  const sources = load.sourcesOf(request);
  const timeLimit = proportionalTo(load.deadline);
  const loaded = withTimeout(timeLimit(LAYOUT_TIMEOUT_MS), 'layout', sources.layout(layoutPath));
  const page = await loaded.catch(() => undefined);
  if (page === undefined) return true;
  const route = page && enhanceRoute(page.layout, 'visitors', sources.siteContent);
  return route ? isFormOnPage(form, withListVariant(route, request.route.kind).placeholders) : false;
}

/** Returns what the URL of the confirmation says. Only of links in mails people should know that they have used them before. */
function confirmationOf(
  sent: SentParts,
  { isRepeated, isStored }: Extract<LeadResponse, { status: 202 }>,
): Omit<SentForm, 'status'> {
  const isLink = sent.form === 'newsletterConfirm' || sent.form === 'newsletterEnd';
  return { ...sent, ...(isStored && { isStored }), ...(isLink && isRepeated && { isRepeated }) };
}

/** Redirects to the page's URL that shows the confirmation, also after a reload. */
function redirectToConfirmation(res: Response, sent: Omit<SentForm, 'status'>, { path, search }: AnyPageRequest): void {
  // The page that showed the confirmation may send the form again.
  const location = `${path}?${withSentForm(withoutSentForm(search), sent)}#${formAnchor(sent)}`;
  res.set({ 'Cache-Control': 'no-store', Location: location }).status(303).end();
}

interface FormAgain extends SentParts {
  submission: Submission;
  response: Exclude<LeadResponse, { status: 202 }>;
  request: AnyPageRequest;
  maker: PageMaker;
}

/** Sends the page of the form with what was typed and the errors. */
async function sendFormAgain(res: Response, again: FormAgain): Promise<void> {
  const { form, formId, submission, response, request, maker } = again;
  const errors = response.status === 400 ? response.errors : {};
  const state: RefusedForm = {
    status: 'refused',
    form,
    ...(formId !== undefined && { formId }),
    values: submission.values as RefusedForm['values'],
    errors,
    problem: problemOf(response),
  };
  const status = response.status === 400 ? 422 : response.status;
  const retryAfter = response.status === 429 ? response.retryAfter : undefined;
  await sendPageWithForm(res, request, maker, { status, state, retryAfter });
}

interface PageWithForm {
  status: number;
  state: RefusedForm | PostedState;
  /** Seconds, with the statuses 429 and 503. */
  retryAfter?: number | undefined;
}

/** Sends the page with the state of its form. It is made for this request and never cached. */
async function sendPageWithForm(
  res: Response,
  request: AnyPageRequest,
  maker: PageMaker,
  { status, state, retryAfter }: PageWithForm,
): Promise<void> {
  try {
    const entry = await makePage(res, { ...request, form: state }, maker, status);
    if (res.destroyed) return;
    if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
    for (let at = 0; at < entry.headers.length; at += 2) res.set(entry.headers[at] ?? '', entry.headers[at + 1] ?? '');
    res.set('Cache-Control', cacheControlOf(entry, 0)).removeHeader('ETag');
    res.status(entry.status).send(await plainBody(entry));
  } catch (error) {
    if (!(error instanceof RenderRefused)) throw error;
    sendRefusal(res, error.status);
  }
}

/** Makes the page, or that of its canonical URL: a list that is redirected must still show what became of the form. */
async function makePage(res: Response, request: AnyPageRequest, maker: PageMaker, status: number): Promise<PageEntry> {
  const requested = requestOf(res);
  const entry = await maker.makeWithForm(request, requested, status);
  const at = entry.headers.indexOf('Location');
  const location = entry.headers[at + 1] ?? '';
  if (at < 0 || !requested.resolved || !location.startsWith('/')) return entry;
  const { form } = request;
  const canonical = toPageRequest(requested.resolved, location, request.signal);
  return maker.makeWithForm({ ...canonical, ...(form && { form }) }, requested, status);
}

/** Returns the error that belongs to no field that people see. */
function problemOf(response: FormAgain['response']): RefusedForm['problem'] {
  switch (response.status) {
    case 400:
      return FORM_FIELDS.trap in response.errors ? 'formErrorRobot' : null;
    case 409:
      return 'formErrorChanged';
    case 429:
      return 'formErrorRate';
    case 502:
      return 'carDetailFormError';
  }
}
