import { parseHost, type ResolvedSite, resolveSite } from '../../config/hosts.ts';
import { findSite, SITES } from '../../config/sites.ts';
import { asciiTarget } from '../../server/middleware/guards.ts';
import { UsageError } from './usage.ts';

/** An address as somebody copied it, understood as the server would. */
export interface GivenAddress {
  resolved: ResolvedSite;
  /** Why it is this site. */
  because: string;
  /** Path and query as the server reads them: one encoding, percent-encoded; without the fragment, which browsers keep. */
  url: string;
  fragment: string;
}

/**
 * Reads a path (`/gammal?a=b`), a whole address, or one without its scheme (`www.norrvag-se.example/gammal`).
 *
 * @param siteId of `--site`, which a path is meant on; a host in the address decides by itself
 * @throws UsageError
 */
export function readAddress(written: string, siteId: string | undefined): GivenAddress {
  const [, , host = '', rest = ''] = /^(?:(https?:)?\/\/)?([^/?#\s]+)([/?#].*)?$/is.exec(written) ?? [];
  if (host !== '' && (/^https?:\/\//i.test(written) || looksLikeHost(host))) {
    return { ...onHost(host, siteId), ...targetOf(rest) };
  }
  if (!written.startsWith('/')) {
    throw new UsageError(`"${written}" is neither a path, as in /gammal, nor an address, as in https://host/gammal.`);
  }
  const id = siteId ?? SITES[0].id;
  if (!findSite(id))
    throw new UsageError(`No site is called ${id}; there are ${SITES.map((site) => site.id).join(', ')}.`);
  const because = siteId ? 'as --site says' : 'as on localhost; --site ID chooses another';
  return { ...onHost(`${id}.localhost`, undefined), because, ...targetOf(written) };
}

/** `norrvag-se.localhost:3000`, `www.marlow-uk.example`; not `gammal` and not `gammal.html`. */
function looksLikeHost(text: string): boolean {
  const host = parseHost(text);
  return host !== null && (resolveSite(host) !== null || /\.(?:example|localhost|com|se|no|dk|fi|sk|uk)$/.test(host));
}

function onHost(host: string, siteId: string | undefined): Pick<GivenAddress, 'resolved' | 'because'> {
  const port = Number(/:(\d{1,5})$/.exec(host)?.[1] ?? 80);
  const resolved = resolveSite(host, '', port);
  if (!resolved) {
    const hosts = SITES.map((site) => site.host).join(', ');
    throw new UsageError(`No site of ours is at ${host}: it is answered 421. Ours are ${hosts}.`);
  }
  if (siteId !== undefined && siteId !== resolved.site.id) {
    throw new UsageError(`${host} is ${resolved.site.id}, not ${siteId}; leave --site out.`);
  }
  return { resolved, because: `by its host ${host.toLowerCase()}` };
}

/** As a browser sends it, then as the server reads it. */
function targetOf(text: string): Pick<GivenAddress, 'url' | 'fragment'> {
  const [, target = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(text) ?? [];
  const rooted = target.startsWith('/') ? target : `/${target}`;
  const encoded = rooted.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
  return { url: asciiTarget(encoded), fragment };
}
