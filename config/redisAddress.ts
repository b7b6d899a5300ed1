/** Redis behind Sentinel: whoever is the master now. */
export interface SentinelAddress {
  /** The sentinels, at least one. */
  sentinels: readonly { host: string; port: number }[];
  /** Name by which the sentinels know the master. */
  master: string;
  tls: boolean;
  database: number;
  /** Of Redis itself. */
  username?: string;
  password?: string;
  sentinelUsername?: string;
  sentinelPassword?: string;
}

const SENTINEL_URL = /^(rediss?)-sentinel:\/\/(?:([^@/?]*)@)?([^@/?#]+)(?:\/(\d{0,4}))?(?:\?([^#]*))?$/;
const NODE = /^(\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::(\d{1,5}))?$/i;
const DEFAULT_PORT = 26_379;
const PARAMETERS: ReadonlySet<string> = new Set(['master', 'sentinelUser', 'sentinelPassword']);

/** Whether a URL names sentinels, well-formed or not. */
export const isSentinelUrl = (url: string): boolean => /^rediss?-sentinel:/.test(url);

/**
 * Reads `redis-sentinel://user:password@host:26379,host:26379/0?master=name&sentinelUser=…&sentinelPassword=…`; `rediss-sentinel:` for TLS. All but the hosts and
 * the master may be left out. Returns null when it is malformed.
 */
export function parseSentinelUrl(url: string): SentinelAddress | null {
  const found = SENTINEL_URL.exec(url);
  if (!found) return null;
  const [, scheme, credentials = '', hosts = '', database = '', query = ''] = found;
  const parameters = new URLSearchParams(query);
  const master = parameters.get('master') ?? '';
  const sentinels = hosts.split(',').map(nodeOf);
  const [username = '', password = ''] = credentials.split(':', 2).map(decoded);
  const isKnown = [...parameters.keys()].every((name) => PARAMETERS.has(name));
  if (master === '' || !isKnown || credentials.split(':').length > 2 || !sentinels.every((each) => each !== null))
    return null;
  const [sentinelUsername, sentinelPassword] = [parameters.get('sentinelUser'), parameters.get('sentinelPassword')];
  return {
    sentinels,
    master,
    tls: scheme === 'rediss',
    database: Number(database),
    ...(username !== '' && { username }),
    ...(password !== '' && { password }),
    ...(sentinelUsername && { sentinelUsername }),
    ...(sentinelPassword && { sentinelPassword }),
  };
}

function nodeOf(text: string): { host: string; port: number } | null {
  const [, host = '', port = String(DEFAULT_PORT)] = NODE.exec(text.trim()) ?? [];
  const isValid = host !== '' && Number(port) > 0 && Number(port) < 65_536;
  return isValid ? { host: host.replace(/^\[|\]$/g, ''), port: Number(port) } : null;
}

/** Returns a text without its percent-encoding; empty when that is malformed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
