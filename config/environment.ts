import type { Misspelled } from '../lib/misspelledNames.ts';
import { misspelledVariables } from './misspelled.ts';
import { isSentinelUrl, parseSentinelUrl } from './redisAddress.ts';
import { OFF } from './upstreamRecord.ts';
import { type OptionalUpstream, UPSTREAM_NAMES, UPSTREAMS, type UpstreamName, type UpstreamUrls } from './upstreams.ts';
import type { Variable } from './variable.ts';
import { VARIABLES, type VariableName, type VariableValues } from './variables.ts';

/** The environment, read once at start. */
export type Environment = Readonly<VariableValues> & {
  /** The upstreams that the sandbox replaces. */
  readonly sandboxed: readonly UpstreamName[];
  /** The upstreams that are switched off: nothing calls them, and what depends on them is not there. */
  readonly off: readonly OptionalUpstream[];
};

type Source = Readonly<Record<string, string | undefined>>;

/** All errors in the environment in one message: name, expected, received (secrets masked), example. */
export class EnvironmentError extends Error {
  readonly issues: readonly string[];
  constructor(issues: readonly string[]) {
    super(`The environment has ${issues.length === 1 ? 'an error' : `${issues.length} errors`}:\n${issues.join('\n')}`);
    this.name = 'EnvironmentError';
    this.issues = issues;
  }
}

/**
 * Reads and checks all variables; empty text counts as unset.
 * @throws EnvironmentError that lists every error
 */
export function readEnvironment(source: Source, knownSites: readonly string[]): Environment {
  const issues: string[] = [];
  const invalid = new Set<string>();
  const values: Record<string, string | number> = {};
  for (const [name, variable] of Object.entries<Variable>(VARIABLES)) {
    const raw = source[name]?.trim() ?? '';
    const value = raw === '' ? variable.default : parse(variable, raw);
    if (value === undefined) {
      invalid.add(name);
      issues.push(describeIssue(name, variable, raw));
    }
    values[name] = value ?? variable.default;
  }
  // Every entry has passed the parser of its type, and the mapped type derives from the same table.
  const variables = values as VariableValues;
  const isGiven = (name: VariableName) => variables[name] !== '' || invalid.has(name);
  if (variables.SITE_NAME !== '' && !knownSites.includes(variables.SITE_NAME)) {
    issues.push(`  SITE_NAME: expected one of ${knownSites.join(', ')}, got "${variables.SITE_NAME}"`);
  }
  if (variables.OPERATIONS_PORT !== 0 && variables.OPERATIONS_PORT === variables.PORT) {
    issues.push(
      `  OPERATIONS_PORT: expected another port than PORT, got "${variables.PORT}"; for example OPERATIONS_PORT=9100`,
    );
  }
  issues.push(...outboxIssues(isGiven));
  const sandboxed = sandboxedUpstreams(variables, issues, isGiven);
  if (issues.length > 0)
    throw new EnvironmentError([...issues, ...misspelledVariables(source).map(describeMisspelled)]);
  return Object.freeze({ ...variables, sandboxed, off: offUpstreams(variables) });
}

/** Returns what is missing beside the variables of the outbox. */
function outboxIssues(isGiven: (variable: VariableName) => boolean): string[] {
  const [hasSecrets, hasFolder] = [isGiven('OUTBOX_SECRETS'), isGiven('OUTBOX_FOLDER')];
  if (hasFolder && !hasSecrets) {
    const { example } = VARIABLES.OUTBOX_SECRETS;
    return [
      `  OUTBOX_SECRETS: expected the secrets that go with OUTBOX_FOLDER, got nothing; for example OUTBOX_SECRETS=${example}`,
    ];
  }
  if (!hasSecrets || hasFolder || isGiven('REDIS_URL')) return [];
  const { example } = VARIABLES.OUTBOX_FOLDER;
  return [`  OUTBOX_FOLDER: expected a folder, or REDIS_URL, for OUTBOX_SECRETS; for example OUTBOX_FOLDER=${example}`];
}

const describeMisspelled = ({ name, nearest }: Misspelled): string =>
  `  ${name}: there is no such variable; ${nearest} is the nearest`;

type TextType =
  | 'text'
  | 'urls'
  | 'redis'
  | 'redisOrOff'
  | 'origins'
  | 'names'
  | 'secrets'
  | 'folder'
  | 'folders'
  | 'pairs'
  | 'ratio'
  | 'upstreams';

/** Validators of the types whose value is the text itself. */
const IS_WELL_FORMED: Readonly<Record<TextType, (raw: string) => boolean>> = {
  text: () => true,
  urls: (raw) => raw.split(',').every((url) => isHttpUrl(url.trim())),
  redis: isRedisUrl,
  redisOrOff: (raw) => raw === OFF || isRedisUrl(raw),
  origins: (raw) => raw.split(',').every((origin) => ORIGIN_PATTERN.test(origin.trim())),
  names: (raw) => raw.split(',').every((name) => NAME_PATTERN.test(name.trim())),
  secrets: (raw) => raw.split(',').every((secret) => SECRET_PATTERN.test(secret)),
  folder: (raw) => FOLDER_PATTERN.test(raw),
  pairs: (raw) => raw.split(',').every((pair) => PAIR_PATTERN.test(pair.trim())),
  ratio: (raw) => /^(?:0|1|[01]?\.\d{1,12})$/.test(raw) && Number(raw) <= 1,
  upstreams: (raw) => raw === OFF || raw.split(',').every((name) => isUpstream(name.trim())),
  folders: (raw) => raw.split(',').every((folder) => FOLDER_URL_PATTERN.test(folder.trim())),
};

/** Returns the value, or undefined when the text is invalid for the type. */
function parse(variable: Variable, raw: string): string | number | undefined {
  switch (variable.type) {
    case 'choice':
      return variable.choices.includes(raw) ? raw : undefined;
    case 'url':
      return baseUrlOf(raw);
    case 'urlOrOff':
      return raw === OFF ? OFF : baseUrlOf(raw);
    case 'tiles':
      return isTileUrl(raw) ? raw : undefined;
    case 'integer': {
      const value = /^\d{1,12}$/.test(raw) ? Number(raw) : Number.NaN;
      return value >= variable.min && value <= variable.max ? value : undefined;
    }
    default:
      return IS_WELL_FORMED[variable.type](raw) ? raw : undefined;
  }
}

const isUpstream = (name: string): boolean => (UPSTREAM_NAMES as readonly string[]).includes(name);

/** `https://a.example`, `https://*.example:8443`, `https://app-*.example`, `http://localhost:*`. A wildcard for every host is invalid. */
const ORIGIN_PATTERN = /^https?:\/\/(?:[a-z0-9-]+|[a-z0-9*-]+\.[a-z0-9-]+)(?:\.[a-z0-9-]+)*(?::(?:\d{1,5}|\*))?$/i;

/** `/media`, `/-/media`: no dot segment, no trailing slash. */
const FOLDER_PATTERN = /^(?:\/(?!\.\.?(?:\/|$))[\w.~-]+)+$/;

/** `https://*.example/-/media`: the first label of the host and segments of the path may be `*`. */
const FOLDER_URL_PATTERN = /^https?:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?(?:\/(?:\*|[\w.~-]+))+$/i;

/** Long enough that it cannot be guessed. */
const SECRET_PATTERN = /^\S{32,}$/;

/** `name=value`, the value percent-encoded. */
const PAIR_PATTERN = /^[\w.-]+\s*=\s*(?:[^\s%,]|%[0-7][0-9a-f])*$/i;

const NAME_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns the URL without trailing slash; undefined for another text. */
const baseUrlOf = (raw: string): string | undefined => (isHttpUrl(raw) ? raw.replace(/\/+$/, '') : undefined);

function isRedisUrl(raw: string): boolean {
  return isSentinelUrl(raw) ? parseSentinelUrl(raw) !== null : /^rediss?:$/.test(URL.parse(raw)?.protocol ?? '');
}

/** Whether a text is an HTTP URL without credentials, query and fragment, so that paths can be appended. */
function isHttpUrl(raw: string): boolean {
  const url = URL.parse(raw);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return url.username === '' && url.password === '' && url.search === '' && url.hash === '';
}

/** Whether a text is a path, or a URL with a fixed host, that contains `{z}`, `{x}` and `{y}`. */
function isTileUrl(raw: string): boolean {
  return /^(?:https?:\/\/[a-z0-9.-]+(?::\d+)?)?\/(?!\/)[^\s"']*$/i.test(raw) && /\{z\}.*\{x\}.*\{y\}/.test(raw);
}

/** Returns a description of the values that a variable accepts. */
export function expectation(variable: Variable): string {
  switch (variable.type) {
    case 'text':
      return 'a text';
    case 'origins':
      return 'origins such as https://host or https://*.host, comma-separated';
    case 'names':
      return 'names of lower-case letters, digits and single dashes, comma-separated';
    case 'secrets':
      return 'texts of at least 32 characters without spaces, comma-separated';
    case 'folder':
      return 'a path such as /media';
    case 'folders':
      return 'URLs such as https://host/folder, comma-separated';
    case 'pairs':
      return 'name=value, comma-separated, values percent-encoded';
    case 'ratio':
      return 'a number from 0 to 1';
    case 'upstreams':
      return `names of upstreams, comma-separated (${UPSTREAM_NAMES.join(', ')}), or "${OFF}"`;
    case 'tiles':
      return 'a path, or an http or https URL, with {z}, {x} and {y}';
    case 'url':
      return 'an http or https URL without query';
    case 'urlOrOff':
      return `an http or https URL without query, or "${OFF}"`;
    case 'urls':
      return 'http or https URLs without query, comma-separated';
    case 'redis':
      return 'a redis or rediss URL, or redis-sentinel://host:26379,host:26379/0?master=name';
    case 'redisOrOff':
      return `a redis, rediss or redis-sentinel URL, or "${OFF}"`;
    case 'choice':
      return `one of ${variable.choices.filter((choice) => choice !== '').join(', ')}`;
    case 'integer':
      return `a whole number from ${variable.min} to ${variable.max}`;
  }
}

function describeIssue(name: string, variable: Variable, raw: string): string {
  const received = variable.secret ? '****' : `"${raw.slice(0, 80)}"`;
  return `  ${name}: expected ${expectation(variable)}, got ${received}; for example ${name}=${variable.example}`;
}

function offUpstreams(values: VariableValues): OptionalUpstream[] {
  return UPSTREAM_NAMES.filter(
    (name): name is OptionalUpstream => name !== 'content' && values[UPSTREAMS[name].url] === OFF,
  );
}

/** Returns the upstreams that the sandbox replaces. Adds an issue when the settings are contradictory or incomplete. */
function sandboxedUpstreams(
  values: VariableValues,
  issues: string[],
  isSet: (variable: VariableName) => boolean,
): UpstreamName[] {
  const off: readonly UpstreamName[] = offUpstreams(values);
  const needed = UPSTREAM_NAMES.filter((name) => !off.includes(name));
  const set = needed.filter((name) => isSet(UPSTREAMS[name].url));
  const unset = needed.filter((name) => !set.includes(name));
  if (values.SANDBOX === 'on') {
    for (const name of set) {
      issues.push(`  ${UPSTREAMS[name].url}: set, but SANDBOX=on replaces it; unset one of them`);
    }
    return needed;
  }
  for (const [variable, url] of missingWith(set, isSet)) {
    const { example } = VARIABLES[variable];
    issues.push(`  ${variable}: expected the key that goes with ${url}, got nothing; for example ${example}`);
  }
  if (values.SANDBOX === 'fill' || unset.length === 0) return unset;
  if (set.length === 0 && values.NODE_ENV !== 'production') return unset;
  const [reason, sandboxValue] = set.length > 0 ? ['others are set', 'fill'] : ['NODE_ENV is production', 'on'];
  const urls = unset.map((name) => UPSTREAMS[name].url);
  const [first] = urls;
  if (first) {
    const orOff = VARIABLES[first].type === 'urlOrOff' ? `${OFF}, or ` : '';
    issues.push(
      `  ${urls.join(', ')}: missing while ${reason}; for example ${first}=${VARIABLES[first].example} (or ${orOff}SANDBOX=${sandboxValue})`,
    );
  }
  return unset;
}

/** Returns the variables that are missing beside the URLs of upstreams, each with the first of these URLs. Services may share a key. */
function missingWith(
  names: readonly UpstreamName[],
  isSet: (variable: VariableName) => boolean,
): ReadonlyMap<VariableName, VariableName> {
  const missing = new Map<VariableName, VariableName>();
  for (const name of names) {
    const upstream = UPSTREAMS[name];
    const { url, key } = upstream;
    const needed = [...(key ? [key.variable] : []), ...('needs' in upstream ? upstream.needs : [])];
    for (const variable of needed) if (!isSet(variable) && !missing.has(variable)) missing.set(variable, url);
  }
  return missing;
}

/** Returns the URLs of all upstreams that are not off. `sandboxBase` is the base URL of the sandbox that replaces those which are not set. */
export function upstreamUrls(environment: Environment, sandboxBase: string | null): UpstreamUrls {
  const off: readonly UpstreamName[] = environment.off;
  const entries = UPSTREAM_NAMES.map((name) => {
    const { url, sandboxPath } = UPSTREAMS[name];
    if (off.includes(name)) return [name, null];
    if (!environment.sandboxed.includes(name)) return [name, environment[url]];
    if (sandboxBase === null) throw new Error(`No sandbox runs for ${name}`);
    return [name, `${sandboxBase}${sandboxPath}`];
  });
  return Object.fromEntries(entries) as UpstreamUrls;
}
