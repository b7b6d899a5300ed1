import express, { type Request, type Response, Router } from 'express';
import { isRecord, recordOf } from '../../src/contracts/record.ts';
import { contextOf } from '../operations/context.ts';
import { LOG_EVENTS } from '../operations/events.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { RateLimit } from '../operations/rateLimit.ts';
import { bodyFault, bounded, receiveBody, refuse } from './jsonPost.ts';

/** Where browsers report what a page's policy blocked; named in every page's policy. */
export const POLICY_REPORTS_PATH = '/api/policy-reports';

interface PolicyReportsDependencies {
  path: string;
  log: Log;
  metrics: Metrics;
  limit: RateLimit;
}

const BODY_LIMIT = 16_384;
/** What browsers send: a report by itself, or a list of reports of any kind. */
const CONTENT_TYPES = ['application/csp-report', 'application/reports+json', 'application/json'];
const MAX_REPORTS = 20;
/** Violations that are logged, once each: extensions of browsers cause many, and anybody may send more. */
const MAX_LOGGED = 200;

/** Directives of our policies; a closed set, it labels metrics. */
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
 * `POST /api/policy-reports`: violations of the content security policy, counted by directive and logged once each. 204
 * whatever they say; 400 no JSON, 413 too large, 415 another content type, 429 too many.
 */
export function createPolicyReportsApi(dependencies: PolicyReportsDependencies): Router {
  const { path, log, metrics, limit } = dependencies;
  const logged = new Set<string>();

  function take(req: Request, res: Response): void {
    const site = contextOf(res).resolved?.site.id ?? null;
    for (const violation of violationsIn(req.body)) {
      metrics.policyViolations.labels(violation.directive).inc();
      const key = JSON.stringify([site, violation.directive, violation.blocked]);
      if (logged.has(key) || logged.size >= MAX_LOGGED) continue;
      logged.add(key);
      log.warn({ event: LOG_EVENTS.policyViolated, site, ...violation });
    }
    res.status(204).set('Cache-Control', 'no-store').end();
  }

  const router = Router({ caseSensitive: true, strict: true });
  const body = receiveBody(express.json({ limit: BODY_LIMIT, type: CONTENT_TYPES }), BODY_LIMIT);
  router.post(path, bounded(limit), reportsOnly, body, take);
  router.all(path, (_req, res) => refuse(res.set('Allow', 'POST'), 405, 'method'));
  router.use(path, bodyFault);
  return router;
}

function reportsOnly(req: Request, res: Response, next: () => void): void {
  if (req.is(CONTENT_TYPES)) next();
  else refuse(res, 415, 'content-type');
}

/** Violations of a report as browsers have sent it for years, or of a list as the Reporting API sends it. */
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

/** Nothing of it is longer than a word, and no query is kept: it may say whom a link was sent to. */
function violationOf(directive: unknown, blocked: unknown, page: unknown): Violation {
  const [name = ''] = String(directive ?? '').split(' ');
  const url = typeof page === 'string' ? URL.parse(page) : null;
  return { directive: DIRECTIVES.has(name) ? name : 'other', blocked: sourceOf(blocked), path: pathOf(url) };
}

const pathOf = (url: URL | null): string => url?.pathname.slice(0, 200) ?? '';

function sourceOf(blocked: unknown): string {
  if (typeof blocked !== 'string') return '';
  const url = URL.parse(blocked);
  if (url === null) return /^[a-z-]{1,20}$/.test(blocked) ? blocked : 'other';
  return url.origin === 'null' ? url.protocol.slice(0, 20) : url.origin.slice(0, 100);
}
