interface ReservedPath {
  /** Paths below it are not canonicalised: case and slashes may matter to another system. */
  keepsExactPath?: true;
  /** No page may be below it: a redirect to such a path is an error. */
  hasNoPages?: true;
  /** Entry in `robots.txt` when editors have written none. */
  disallow?: string;
}

/**
 * First segments of paths that are not pages of a site. Redirect checks, canonical URLs, `robots.txt` and links in the browser
 * derive from this list. A route group with its own path adds its segment here, and a row below.
 */
export const RESERVED_SEGMENTS = [
  '-',
  'sitecore',
  'assets',
  'api',
  'mcp',
  '_page',
  '.well-known',
  'healthz',
  'readyz',
  'metrics',
  'feaas',
  'feaas-render',
  '__sandbox',
] as const;

/** Server only: the browser needs no more than the names. */
const RESERVED_PATHS: Readonly<Record<(typeof RESERVED_SEGMENTS)[number], ReservedPath>> = {
  '-': { keepsExactPath: true, hasNoPages: true },
  sitecore: { keepsExactPath: true, hasNoPages: true },
  assets: { keepsExactPath: true, hasNoPages: true },
  api: { keepsExactPath: true, hasNoPages: true, disallow: '/api/' },
  mcp: { keepsExactPath: true, hasNoPages: true },
  _page: { hasNoPages: true, disallow: '/_page' },
  '.well-known': { keepsExactPath: true, hasNoPages: true },
  healthz: {},
  readyz: {},
  metrics: {},
  feaas: {},
  'feaas-render': {},
  __sandbox: {},
};

/** Returns whether a path is reserved or below a reserved one. Case-sensitive. */
export function isReservedPath(path: string): boolean {
  return segmentOf(path) !== undefined;
}

/** Returns whether a path is exempt from canonicalisation. */
export function keepsExactPath(path: string): boolean {
  return isBelow(path) && rowOf(path).keepsExactPath === true;
}

/** Returns whether a path is below a reserved one that has no pages. */
export function cannotHavePages(path: string): boolean {
  return isBelow(path) && rowOf(path).hasNoPages === true;
}

/** Returns the paths that crawlers are asked not to fetch. */
export const disallowedPaths = (): string[] => Object.values(RESERVED_PATHS).flatMap(({ disallow }) => disallow ?? []);

function rowOf(path: string): ReservedPath {
  const segment = segmentOf(path);
  return segment ? RESERVED_PATHS[segment] : {};
}

const segmentOf = (path: string) => RESERVED_SEGMENTS.find((segment) => segment === path.split('/', 2)[1]);

const isBelow = (path: string): boolean => path.indexOf('/', 1) !== -1;
