import { UPSTREAM_NAMES, UPSTREAMS, type UpstreamName } from './upstreams.ts';
import type { Variable } from './variable.ts';
import { VARIABLES, type VariableName, type VariableValues } from './variables.ts';

/** The environment, read once at start. `sandboxed` names the upstreams that the sandbox speaks for. */
export type Environment = Readonly<VariableValues> & { readonly sandboxed: readonly UpstreamName[] };

type Source = Readonly<Record<string, string | undefined>>;

/** All faults of the environment in one message: name, expected, got (secrets masked), example. */
export class EnvironmentError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The environment has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.join('\n')}`);
    this.name = 'EnvironmentError';
    this.faults = faults;
  }
}

/**
 * Reads and checks all variables; empty text counts as unset.
 * @throws EnvironmentError that lists every fault
 */
export function readEnvironment(source: Source, knownSites: readonly string[]): Environment {
  const faults: string[] = [];
  const faulty = new Set<string>();
  const values: Record<string, string | number> = {};
  for (const [name, variable] of Object.entries<Variable>(VARIABLES)) {
    const raw = source[name]?.trim() ?? '';
    const value = raw === '' ? variable.default : parse(variable, raw);
    if (value === undefined) {
      faulty.add(name);
      faults.push(describeFault(name, variable, raw));
    }
    values[name] = value ?? variable.default;
  }
  // Every entry has passed the parser of its own type; the mapped type follows from the same table.
  const read = values as VariableValues;
  if (read.SITE_NAME !== '' && !knownSites.includes(read.SITE_NAME)) {
    faults.push(`  SITE_NAME: expected one of ${knownSites.join(', ')}, got "${read.SITE_NAME}"`);
  }
  if (read.OPERATIONS_PORT !== 0 && read.OPERATIONS_PORT === read.PORT) {
    faults.push(
      `  OPERATIONS_PORT: expected another port than PORT, got "${read.PORT}"; for example OPERATIONS_PORT=9100`,
    );
  }
  const sandboxed = sandboxedUpstreams(read, faults, (name) => read[name] !== '' || faulty.has(name));
  if (faults.length > 0) throw new EnvironmentError(faults);
  return Object.freeze({ ...read, sandboxed });
}

type TextType = 'text' | 'redis' | 'origins' | 'names' | 'folder' | 'folders';

/** Texts of these types stand for themselves, when they are as they should be. */
const IS_WELL_FORMED: Readonly<Record<TextType, (raw: string) => boolean>> = {
  text: () => true,
  redis: (raw) => /^rediss?:$/.test(URL.parse(raw)?.protocol ?? ''),
  origins: (raw) => raw.split(',').every((origin) => ORIGIN_PATTERN.test(origin.trim())),
  names: (raw) => raw.split(',').every((name) => NAME_PATTERN.test(name.trim())),
  folder: (raw) => FOLDER_PATTERN.test(raw),
  folders: (raw) => raw.split(',').every((folder) => FOLDER_URL_PATTERN.test(folder.trim())),
};

/** The value, or `undefined` when the text is not one of this type. */
function parse(variable: Variable, raw: string): string | number | undefined {
  switch (variable.type) {
    case 'choice':
      return variable.choices.includes(raw) ? raw : undefined;
    case 'url':
      return isHttpUrl(raw) ? raw.replace(/\/+$/, '') : undefined;
    case 'tiles':
      return isTileAddress(raw) ? raw : undefined;
    case 'integer': {
      const value = /^\d{1,12}$/.test(raw) ? Number(raw) : Number.NaN;
      return value >= variable.min && value <= variable.max ? value : undefined;
    }
    default:
      return IS_WELL_FORMED[variable.type](raw) ? raw : undefined;
  }
}

/** `https://a.example`, `https://*.example:8443`, `https://app-*.example`, `http://localhost:*`; never any host at all. */
const ORIGIN_PATTERN = /^https?:\/\/(?:[a-z0-9-]+|[a-z0-9*-]+\.[a-z0-9-]+)(?:\.[a-z0-9-]+)*(?::(?:\d{1,5}|\*))?$/i;

/** `/media`, `/-/media`: no dot segment, no slash at the end. */
const FOLDER_PATTERN = /^(?:\/(?!\.\.?(?:\/|$))[\w.~-]+)+$/;

/** `https://*.example/-/media`: a host, whose first label may be any, and a path, a segment of which may be any. */
const FOLDER_URL_PATTERN = /^https?:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?(?:\/(?:\*|[\w.~-]+))+$/i;

const NAME_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** An address without credentials, query or fragment: paths are appended to it. */
function isHttpUrl(raw: string): boolean {
  const url = URL.parse(raw);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return url.username === '' && url.password === '' && url.search === '' && url.hash === '';
}

/** A path of ours or an address whose host is written out, with zoom, column and row to be filled in after it. */
function isTileAddress(raw: string): boolean {
  return /^(?:https?:\/\/[a-z0-9.-]+(?::\d+)?)?\/(?!\/)[^\s"']*$/i.test(raw) && /\{z\}.*\{x\}.*\{y\}/.test(raw);
}

/** What a variable takes, in words. */
export function expectation(variable: Variable): string {
  switch (variable.type) {
    case 'text':
      return 'a text';
    case 'origins':
      return 'origins such as https://host or https://*.host, comma-separated';
    case 'names':
      return 'names of lower-case letters, digits and single dashes, comma-separated';
    case 'folder':
      return 'a path such as /media';
    case 'folders':
      return 'URLs such as https://host/folder, comma-separated';
    case 'tiles':
      return 'a path, or an http or https URL, with {z}, {x} and {y}';
    case 'url':
      return 'an http or https URL without query';
    case 'redis':
      return 'a redis or rediss URL';
    case 'choice':
      return `one of ${variable.choices.filter((choice) => choice !== '').join(', ')}`;
    case 'integer':
      return `a whole number from ${variable.min} to ${variable.max}`;
  }
}

function describeFault(name: string, variable: Variable, raw: string): string {
  const got = variable.secret ? '****' : `"${raw.slice(0, 80)}"`;
  return `  ${name}: expected ${expectation(variable)}, got ${got}; for example ${name}=${variable.example}`;
}

/** The rules of which upstreams the sandbox speaks for; adds a fault where the settings leave it open. */
function sandboxedUpstreams(
  values: VariableValues,
  faults: string[],
  isGiven: (variable: VariableName) => boolean,
): UpstreamName[] {
  const set = UPSTREAM_NAMES.filter((name) => isGiven(UPSTREAMS[name].url));
  const unset = UPSTREAM_NAMES.filter((name) => !set.includes(name));
  if (values.SANDBOX === 'on') {
    for (const name of set) {
      faults.push(`  ${UPSTREAMS[name].url}: set, but SANDBOX=on speaks for it; unset one of them`);
    }
    return [...UPSTREAM_NAMES];
  }
  const missing = new Map<VariableName, VariableName>();
  for (const name of set) {
    const { url, key } = UPSTREAMS[name];
    // Two services may share a key: it is missing once.
    if (key !== null && !isGiven(key.variable) && !missing.has(key.variable)) missing.set(key.variable, url);
  }
  for (const [key, url] of missing) {
    faults.push(`  ${key}: expected the key that goes with ${url}, got nothing; for example ${VARIABLES[key].example}`);
  }
  if (values.SANDBOX === 'fill' || unset.length === 0) return unset;
  if (set.length === 0 && values.NODE_ENV !== 'production') return unset;
  const [reason, wayOut] = set.length > 0 ? ['others are set', 'fill'] : ['NODE_ENV is production', 'on'];
  for (const name of unset) {
    const { url } = UPSTREAMS[name];
    faults.push(
      `  ${url}: missing while ${reason}; for example ${url}=${VARIABLES[url].example} (or SANDBOX=${wayOut})`,
    );
  }
  return unset;
}

/** Addresses of all upstreams, given the base address of the sandbox that speaks for those which are not set. */
export function upstreamUrls(environment: Environment, sandboxBase: string | null): Record<UpstreamName, string> {
  const entries = UPSTREAM_NAMES.map((name) => {
    const { url, sandboxPath } = UPSTREAMS[name];
    if (!environment.sandboxed.includes(name)) return [name, environment[url]];
    if (sandboxBase === null) throw new Error(`No sandbox runs to speak for ${name}`);
    return [name, `${sandboxBase}${sandboxPath}`];
  });
  return Object.fromEntries(entries) as Record<UpstreamName, string>;
}
