import { parseHost, type ResolvedSite, resolveSite } from '../../config/hosts.ts';
import { findSite, SITES } from '../../config/sites.ts';
import { encodeTarget } from '../../server/operations/requestTarget.ts';
import { UsageError } from './usage.ts';

/** A URL as a person copied it, parsed as the server would. */
export interface GivenUrl {
  resolved: ResolvedSite;
  /** Why the URL belongs to this site. */
  reason: string;
  /** Path and query as the server receives them, percent-encoded; without the fragment, which browsers do not send. */
  url: string;
  fragment: string;
}

/**
 * Parses a path (`/gammal?a=b`), an absolute URL, or one without its scheme (`www.acme.example/gammal`).
 *
 * @param siteId the value of `--site`, for paths; a host in the URL determines the site
 * @throws UsageError
 */
export function readUrl(input: string, siteId: string | undefined): GivenUrl {
  const [, , host = '', rest = ''] = /^(?:(https?:)?\/\/)?([^/?#\s]+)([/?#].*)?$/is.exec(input) ?? [];
  if (host !== '' && (/^https?:\/\//i.test(input) || looksLikeHost(host))) {
    return { ...onHost(host, siteId), ...targetOf(rest) };
  }
  if (!input.startsWith('/')) {
    throw new UsageError(`"${input}" is neither a path, as in /gammal, nor a URL, as in https://host/gammal.`);
  }
  const id = siteId ?? SITES[0].id;
  if (!findSite(id))
    throw new UsageError(`There is no site ${id}; the sites are ${SITES.map((site) => site.id).join(', ')}.`);
  const reason = siteId ? 'as --site says' : 'as on localhost; --site ID chooses another';
  return { ...onHost(`${id}.localhost`, undefined), reason, ...targetOf(input) };
}

/** `acme.localhost:3000`, `www.acme.example`; not `gammal` and not `gammal.html`. */
function looksLikeHost(text: string): boolean {
  const host = parseHost(text);
  return host !== null && (resolveSite(host) !== null || /\.(?:example|localhost|com|se|no|dk|fi|sk|uk)$/.test(host));
}

function onHost(host: string, siteId: string | undefined): Pick<GivenUrl, 'resolved' | 'reason'> {
  const port = Number(/:(\d{1,5})$/.exec(host)?.[1] ?? 80);
  const resolved = resolveSite(host, '', port);
  if (!resolved) {
    const hosts = SITES.map((site) => site.host).join(', ');
    throw new UsageError(`No site of ours has the host ${host}: the server responds with 421. Our hosts are ${hosts}.`);
  }
  if (siteId !== undefined && siteId !== resolved.site.id) {
    throw new UsageError(`${host} is ${resolved.site.id}, not ${siteId}; leave --site out.`);
  }
  return { resolved, reason: `by its host ${host.toLowerCase()}` };
}

/** Encodes a URL as a browser sends it, and normalizes it as the server does. */
function targetOf(text: string): Pick<GivenUrl, 'url' | 'fragment'> {
  const [, target = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(text) ?? [];
  const rooted = target.startsWith('/') ? target : `/${target}`;
  const encoded = rooted.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
  return { url: encodeTarget(encoded), fragment };
}
