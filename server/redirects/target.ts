import { encodeUrl } from '../../lib/urlText.ts';
import { decode, encodeSegment, fold, MARKER } from './canonicalize.ts';
import { RuleSyntaxError } from './rule.ts';

/** Literal text, or the name of a capture of the source. */
type TargetPart = string | { name: string };

/** A plain string when there are no captures to fill in. */
type Parts = string | readonly TargetPart[];

/** A parsed target, ready to be filled in. */
export interface Target {
  /** Id of another site of ours, or null. With `host` null too, the target is on the rule's own site. */
  site: string | null;
  host: string | null;
  /** Encoded; captures are filled in encoded. */
  path: Parts;
  /** Decoded pairs; null when there are none. */
  query: readonly (readonly [string, Parts])[] | null;
  /** With `#`; empty when there is none. */
  fragment: string;
}

/** What a target may name. */
export interface TargetContext {
  siteIds: ReadonlySet<string>;
  /** Listed hosts of other companies. */
  hosts: ReadonlySet<string>;
  /** Ids of our sites by their hosts. */
  siteByHost: ReadonlyMap<string, string>;
  /** Whether a listed host may be named over plain HTTP too. */
  plainHttp?: boolean;
}

const SITE = /^([a-z][a-z0-9-]*):(?=\/(?!\/))/;
const HOST = /^(https?:)\/\/([^/?#]*)/;

/**
 * Parses a target. `bindTarget` checks its names.
 *
 * @throws RuleSyntaxError
 */
export function readTarget(text: string, context: TargetContext): Target {
  const { site, host, rest, at } = readOrigin(text, context);
  const hash = rest.indexOf('#');
  const beforeHash = hash === -1 ? rest : rest.slice(0, hash);
  const mark = beforeHash.indexOf('?');
  const path = mark === -1 ? beforeHash : beforeHash.slice(0, mark);
  return {
    site,
    host,
    path: pathOf(path, at, host === null),
    query: mark === -1 ? null : queryOf(beforeHash, mark + 1, at),
    fragment: hash === -1 ? '' : fragmentOf(rest.slice(hash), at + hash),
  };
}

/**
 * Binds a target to one source: fills in the values of named alternatives, and checks that the source captures all other
 * names.
 *
 * @param text the target as written, for the position of errors
 * @throws RuleSyntaxError
 */
export function bindTarget(
  target: Target,
  text: string,
  { captured, constants }: { captured: ReadonlySet<string>; constants: Readonly<Record<string, string>> },
): Target {
  const { path, query } = target;
  const values = [path, ...(query ?? []).map(([, value]) => value)];
  const names = values.flatMap((value) => (typeof value === 'string' ? [] : value.flatMap(nameIn)));
  const unknown = names.find((name) => !captured.has(name) && !Object.hasOwn(constants, name));
  if (unknown !== undefined) {
    const at = Math.max(0, text.search(new RegExp(`[:*]${unknown}`)));
    throw new RuleSyntaxError(
      at,
      `The source has no :${unknown}`,
      'Add the name to the source, or write %3A for a literal colon.',
    );
  }
  if (!names.some((name) => Object.hasOwn(constants, name))) return target;
  const substitute = (parts: Parts, encode: (value: string) => string): Parts => {
    if (typeof parts === 'string') return parts;
    const constantOf = (part: TargetPart) => (typeof part === 'string' ? undefined : constants[part.name]);
    return joined(parts.map((part) => (constantOf(part) === undefined ? part : encode(constantOf(part) ?? ''))));
  };
  // Paths of our pages are in lower case. Query values and URLs of other hosts keep their case.
  const segments = (value: string) => (target.host === null ? fold(value) : value).split('/').map(encodeSegment);
  return {
    ...target,
    path: substitute(path, (value) => segments(value).join('/')),
    query: query?.map(([name, value]) => [name, substitute(value, String)] as const) ?? null,
  };
}

function nameIn(part: TargetPart): string[] {
  return typeof part === 'string' ? [] : [part.name];
}

function fragmentOf(text: string, at: number): string {
  const decoded = decode(text);
  if (decoded !== null) return encodeUrl(decoded);
  throw new RuleSyntaxError(at, `"${text}" is not valid percent-encoding`, 'Write two hexadecimal digits after %.');
}

/** Matches scheme and host of a target. */
function hostIn(text: string, plainHttp = false): RegExpExecArray | null {
  const host = HOST.exec(text);
  return host?.[1] === 'https:' || plainHttp ? host : null;
}

function readOrigin(text: string, { siteIds, hosts, siteByHost, plainHttp }: TargetContext) {
  const host = hostIn(text, plainHttp);
  if (host) {
    const [all, scheme, name = ''] = host;
    const targetSite = siteByHost.get(name.toLowerCase().replace(/^www\./, ''));
    if (targetSite) {
      throw new RuleSyntaxError(
        0,
        `${name} is the site ${targetSite}`,
        `Write ${targetSite}:${text.slice(all.length) || '/'}`,
      );
    }
    if (!hosts.has(name.toLowerCase())) {
      const hint = `If the host is correct, add ${name.toLowerCase()} to redirects/external-hosts.txt.`;
      throw new RuleSyntaxError(0, `The host ${name} is not on the list`, hint);
    }
    return {
      site: null,
      host: `${scheme}//${name.toLowerCase()}`,
      rest: text.slice(all.length) || '/',
      at: all.length,
    };
  }
  const named = SITE.exec(text);
  if (named) {
    const [all, id = ''] = named;
    if (!siteIds.has(id)) {
      throw new RuleSyntaxError(0, `There is no site ${id}`, `The sites are ${[...siteIds].join(', ')}.`);
    }
    return { site: id, host: null, rest: text.slice(all.length), at: all.length };
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) {
    throw new RuleSyntaxError(
      0,
      'Redirects to other hosts must use https://',
      'Write https://host/path, site-id:/path or /path.',
    );
  }
  if (text.startsWith('//') || text.startsWith('/\\')) {
    throw new RuleSyntaxError(
      0,
      'A URL with two slashes at the start is on another host',
      'Write one slash, or https:// and a listed host.',
    );
  }
  if (!text.startsWith('/')) throw new RuleSyntaxError(0, 'The slash at the start is missing', `Write /${text}.`);
  return { site: null, host: null, rest: text, at: 0 };
}

/** Parses a path. Paths of our pages get lower case and no trailing slash; those of other hosts stay as written. */
function pathOf(path: string, at: number, isOwnSite: boolean): Parts {
  if (/[\\<>"^`{}|\s]/.test(path)) {
    throw new RuleSyntaxError(at, 'The URL contains a character that is not allowed', 'Percent-encode it.');
  }
  const star = path.search(/\*(?![a-zA-Z])/);
  if (star !== -1) {
    const hint = 'Write /*rest on both sides, or %2A for a literal star.';
    throw new RuleSyntaxError(at + star, 'A star in a target needs a name', hint);
  }
  const bare = isOwnSite && path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (bare.includes('//')) throw new RuleSyntaxError(at + bare.indexOf('//'), 'Two slashes in a row', 'Write one.');
  if (bare.toLowerCase().includes(MARKER)) {
    throw new RuleSyntaxError(at, `${MARKER} matches any page`, 'Write the URL of one page.');
  }
  if (/(?:^|\/)\.{1,2}(?:\/|$)/.test(decode(bare) ?? '')) {
    throw new RuleSyntaxError(at, 'Browsers resolve . and .. before they send a request', 'Write the full path.');
  }
  return (
    joined(splitNames(bare).map((part) => (typeof part === 'string' ? encodePath(part, at, isOwnSite) : part))) || '/'
  );
}

function encodePath(text: string, at: number, isOwnSite: boolean): string {
  const decoded = text.split('/').map((segment) => {
    const plain = decode(segment);
    if (plain !== null) return isOwnSite ? plain.normalize('NFC').toLowerCase() : plain;
    throw new RuleSyntaxError(
      at,
      `"${segment}" is not valid percent-encoding`,
      'Write two hexadecimal digits after %.',
    );
  });
  return decoded.map(encodeSegment).join('/');
}

function queryOf(text: string, start: number, offset: number): Target['query'] {
  let at = start;
  return text
    .slice(start)
    .split('&')
    .map((pair) => {
      const here = offset + at;
      at += pair.length + 1;
      const equals = pair.indexOf('=');
      if (equals < 1) throw new RuleSyntaxError(here, `"${pair}" is not a parameter`, 'Write name=value.');
      const plain = (encoded: string): string => {
        const decoded = decode(encoded.replaceAll('+', ' '));
        if (decoded !== null) return decoded;
        throw new RuleSyntaxError(
          here,
          `"${pair}" is not valid percent-encoding`,
          'Write two hexadecimal digits after %.',
        );
      };
      const parts = splitNames(pair.slice(equals + 1)).map((part) => (typeof part === 'string' ? plain(part) : part));
      return [plain(pair.slice(0, equals)), joined(parts)] as const;
    });
}

/** Names may be anywhere: `/kop/:id`, `/acme-:town`, `/kop/8:rest`, `?car_brand=:brand`. */
const NAMED = /[:*]([a-zA-Z]\w{0,30})/g;

function splitNames(text: string): TargetPart[] {
  if (!/[:*]/.test(text)) return [text];
  const parts: TargetPart[] = [];
  let end = 0;
  for (const match of text.matchAll(NAMED)) {
    parts.push(text.slice(end, match.index), { name: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  return parts.filter((part) => part !== '');
}

function joined(parts: TargetPart[]): Parts {
  return parts.some((part) => typeof part !== 'string') ? parts : parts.join('');
}
