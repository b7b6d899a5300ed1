/** The origins of the platform's editor (content platform §3.2). */
const PLATFORM_ORIGINS = [
  'https://pages.sitecorecloud.io',
  'https://xmapps.sitecorecloud.io',
  'https://designlibrary.sitecorecloud.io',
  'https://app.sitecorecloud.io',
] as const;

export interface AllowedOrigins {
  /** Whether a request's `Origin` is allowed. A request without `Origin` comes from no page and is allowed. */
  allows: (origin: string | undefined) => boolean;
  /** The origins as sources of a content security policy. */
  sources: readonly string[];
}

/**
 * Returns the platform's own origins and those of `JSS_ALLOWED_ORIGINS`. There `*` within the first label of a host matches
 * any characters, a first label `*` matches one or more labels, and `:*` matches any port.
 */
export function allowedOrigins(configured: string): AllowedOrigins {
  const extraOrigins = configured.split(',').flatMap((entry) => entry.trim().toLowerCase() || []);
  const patterns = [...extraOrigins, ...PLATFORM_ORIGINS].map(patternOf);
  return {
    allows: (origin) => origin === undefined || (isOrigin(origin) && patterns.some((pattern) => pattern.test(origin))),
    sources: [...extraOrigins.map(policySource), ...PLATFORM_ORIGINS],
  };
}

function patternOf(entry: string): RegExp {
  const text = entry
    .replace(/[.+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/:\*$/, '(?::\\d+)?')
    .replace(/\/\*\\\./, '/(?:[a-z0-9-]+\\.)+')
    .replaceAll('*', '[a-z0-9-]*');
  return new RegExp(`^${text}$`);
}

/** Whether a text is an origin as browsers serialise it, so that patterns match it reliably. */
function isOrigin(origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).origin === origin;
}

/** Returns an entry as a policy source. A policy allows `*` only as a full label. */
function policySource(entry: string): string {
  return entry.replace(/\/\/[^/.:]*\*[^/.:]*(?=\.)/, '//*');
}
