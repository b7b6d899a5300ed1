import type { RequestHandler, Response } from 'express';
import { report } from '../operations/request/report.ts';
import { headersFor, requestOf } from '../operations/request/request.ts';
import { stage } from '../operations/request/stage.ts';
import { type FindRedirect, sendRedirect } from '../redirects/redirects.ts';

/** What only scanners ask for: parts of other systems, and names with a dot in front. */
const PROBES =
  /^\/(?:wp-[\w-]+|wordpress|xmlrpc\.php|phpmyadmin|phpinfo|cgi-bin|actuator|server-status)(?:[/.]|$)|\/\.(?!well-known\/)/i;
/** Names of files that no page has. Old pages that ended with `.aspx` or `.html` are for people: they get the page for what is missing. */
const FILES =
  /^\/\.well-known\/|\.(?:php\d?|phtml|cgi|pl|jsp|jspx|do|env|ini|conf|cfg|ya?ml|toml|sql|sqlite|db|bak|old|orig|swp|log|sh|bat|exe|dll|zip|gz|tgz|tar|rar|7z|pem|key|xml|txt|json|webmanifest|ico|png|jpe?g|gif|webp|avif|svg|js|mjs|css|map|woff2?|ttf|eot|mp4)$/i;

const BODY = 'Not found\n';

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Responds with a small 404 to what only scanners ask for, before redirect rules: a rule for all old pages is not for them. */
export function refuseProbes(): RequestHandler {
  return stage((request) => (PROBES.test(pathOf(request.url)) ? (_req, res) => sendMissing(res) : request));
}

/** Responds with a small 404 to the name of a file that nothing before it has served, unless a rule for missing pages redirects it. */
export function missingFiles(findRedirect: FindRedirect): RequestHandler {
  return (req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!isRead || !FILES.test(pathOf(req.url))) return next();
    const { resolved } = requestOf(res);
    const match = resolved && findRedirect(resolved, req.url, { notFound: true });
    if (match?.kind === 'redirect') return sendRedirect(req, res, match);
    sendMissing(res);
  };
}

function sendMissing(res: Response): void {
  report(res, { kind: 'asset' });
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': BODY.length,
    'Cache-Control': 'public, max-age=300',
  };
  res.writeHead(404, headersFor(res, headers));
  res.end(res.req.method === 'HEAD' ? undefined : BODY);
}
