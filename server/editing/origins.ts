/** From where the platform's editor asks for pages (content platform §3.2). */
const PLATFORM_ORIGINS = [
  'https://pages.sitecorecloud.io',
  'https://xmapps.sitecorecloud.io',
  'https://designlibrary.sitecorecloud.io',
  'https://app.sitecorecloud.io',
] as const;

export interface AllowedOrigins {
  /** Whether a request's `Origin` is one of them; a request without one comes from no page, and is. */
  allows: (origin: string | undefined) => boolean;
  /** As a content security policy writes them. */
  sources: readonly string[];
}

/**
 * The platform's own origins, and those that `JSS_ALLOWED_ORIGINS` adds: `*` stands for any name in the first label of a
 * host, for the whole of it and more labels before it when it stands alone, and for any port.
 */
export function allowedOrigins(configured: string): AllowedOrigins {
  const own = configured.split(',').flatMap((entry) => entry.trim().toLowerCase() || []);
  const patterns = [...own, ...PLATFORM_ORIGINS].map(patternOf);
  return {
    allows: (origin) => origin === undefined || (isOrigin(origin) && patterns.some((pattern) => pattern.test(origin))),
    sources: [...own.map(sourceOf), ...PLATFORM_ORIGINS],
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

/** Scheme, host and port, spelled as browsers spell them: nothing that a pattern could be led astray by. */
function isOrigin(origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).origin === origin;
}

/** A policy knows `*` as a whole label only. */
function sourceOf(entry: string): string {
  return entry.replace(/\/\/[^/.:]*\*[^/.:]*(?=\.)/, '//*');
}
