import { type Request, type Response, Router } from 'express';
import { isRecord, recordOf } from '../../lib/record.ts';
import { createFirstTime } from '../operations/limits/firstTime.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { requestOf } from '../operations/request/request.ts';
import { jsonBody } from './jsonBody.ts';
import { handleBodyError, rateLimited, receiveBody, refuse } from './jsonPost.ts';

/** URL to which browsers report policy violations. It is named in every page's policy. */
export const POLICY_REPORTS_PATH = '/api/policy-reports';

interface PolicyReportsDependencies {
  path: string;
  log: Log;
  metrics: Metrics;
  limit: RateLimit;
}

const BODY_LIMIT = 16_384;
/** Browsers send a single report, or a list of reports of any type. */
const CONTENT_TYPES = ['application/csp-report', 'application/reports+json', 'application/json'];
const MAX_REPORTS = 20;
/** Maximum number of violations that are logged, once each. Browser extensions cause many, and anybody can send reports. */
const MAX_LOGGED = 200;

/** Directives of our policies. A closed set, because it labels metrics. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  ...['script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr'],
  ...['img-src', 'font-src', 'connect-src', 'frame-src', 'media-src', 'object-src', 'worker-src', 'manifest-src'],
  ...['default-src', 'base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types'],
]);

interface Violation {
  directive: string;
  /** Origin that was blocked, or `inline`, `eval`, `data` and their like. */
  blocked: string;
  /** Path of the page, without its query. */
  path: string;
}

/**
 * Creates `POST /api/policy-reports`, which counts violations of the content security policy by directive and logs each once.
 * Responds 204 to any report. Errors: 400 for invalid JSON, 413 for a large body, 415 for another content type, 429 for too many calls.
 */
export function createPolicyReportsApi(dependencies: PolicyReportsDependencies): Router {
  const { path, log, metrics, limit } = dependencies;
  const isNew = createFirstTime(MAX_LOGGED);

  function handleReports(req: Request, res: Response): void {
    const site = requestOf(res).resolved?.site.id ?? null;
    for (const violation of violationsIn(req.body)) {
      metrics.policyViolations.labels(violation.directive).inc();
      if (!isNew(JSON.stringify([site, violation.directive, violation.blocked]))) continue;
      log.warn({ event: LOG_EVENTS.policyViolated, site, ...violation });
    }
    res.status(204).set('Cache-Control', 'no-store').end();
  }

  const router = Router({ caseSensitive: true, strict: true });
  const body = receiveBody(jsonBody({ limit: BODY_LIMIT, type: CONTENT_TYPES }), BODY_LIMIT);
  router.post(path, rateLimited(limit), reportsOnly, body, handleReports);
  router.all(path, (_req, res) => refuse(res.set('Allow', 'POST'), 405, 'method'));
  router.use(path, handleBodyError);
  return router;
}

function reportsOnly(req: Request, res: Response, next: () => void): void {
  if (req.is(CONTENT_TYPES)) next();
  else refuse(res, 415, 'content-type');
}

/** Returns the violations in a report of the older `csp-report` format or in a list of the Reporting API. */
export function violationsIn(body: unknown): Violation[] {
  if (Array.isArray(body)) {
    return body
      .slice(0, MAX_REPORTS)
      .filter((report) => isRecord(report) && report.type === 'csp-violation')
      .map((report) => {
        const { effectiveDirective, blockedURL, documentURL } = recordOf(report.body);
        return violationOf(effectiveDirective, blockedURL, documentURL);
      });
  }
  const report = recordOf(body)['csp-report'];
  if (!isRecord(report)) return [];
  const directive = report['effective-directive'] ?? report['violated-directive'];
  return [violationOf(directive, report['blocked-uri'], report['document-uri'])];
}

/** Returns a violation with short values and without query, which may contain personal data. */
function violationOf(directive: unknown, blocked: unknown, page: unknown): Violation {
  const [name = ''] = String(directive ?? '').split(' ');
  const url = typeof page === 'string' ? URL.parse(page) : null;
  return { directive: DIRECTIVES.has(name) ? name : 'other', blocked: blockedSource(blocked), path: pathOf(url) };
}

const pathOf = (url: URL | null): string => url?.pathname.slice(0, 200) ?? '';

function blockedSource(blocked: unknown): string {
  if (typeof blocked !== 'string') return '';
  const url = URL.parse(blocked);
  if (url === null) return /^[a-z-]{1,20}$/.test(blocked) ? blocked : 'other';
  return url.origin === 'null' ? url.protocol.slice(0, 20) : url.origin.slice(0, 100);
}
