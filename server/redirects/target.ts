import { encodeUrl } from '../../src/contracts/urlText.ts';
import { SyntaxFault } from './rule.ts';
import { decode, encodeSegment, fold, MARKER } from './spelling.ts';

/** A text, or the name of what the source captured. */
type TargetPart = string | { name: string };

/** A text alone where nothing is to be filled in. */
type Parts = string | readonly TargetPart[];

/** Where a rule leads, ready to be filled in. */
export interface Target {
  /** Id of another site of ours, origin of a listed host, or null: the site itself. */
  site: string | null;
  host: string | null;
  /** Encoded; names are filled in encoded. */
  path: Parts;
  /** Decoded pairs; null when there are none. */
  query: readonly (readonly [string, Parts])[] | null;
  /** With `#`; empty when there is none. */
  fragment: string;
}

/** What a target may name. */
export interface TargetWorld {
  siteIds: ReadonlySet<string>;
  /** Host names outside of our sites. */
  hosts: ReadonlySet<string>;
  /** Ids of our sites by their hosts. */
  ours: ReadonlyMap<string, string>;
  /** Whether a listed host may be named over plain HTTP too. */
  plainHttp?: boolean;
}

const SITE = /^([a-z][a-z0-9-]*):(?=\/(?!\/))/;
const HOST = /^(https?:)\/\/([^/?#]*)/;

/**
 * Reads a target; what its names stand for, `bindTarget` knows.
 *
 * @throws SyntaxFault
 */
export function readTarget(text: string, world: TargetWorld): Target {
  const { site, host, rest, at } = readOrigin(text, world);
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
 * The target of one source: decided alternatives filled in, every other name one that the source captures.
 *
 * @param text the target as it is written, to say where a fault is
 * @throws SyntaxFault
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
    throw new SyntaxFault(at, `The source has no :${unknown}`, 'Give it that name, or write %3A for the sign itself.');
  }
  if (!names.some((name) => Object.hasOwn(constants, name))) return target;
  const decide = (value: Parts, encode: (decided: string) => string): Parts => {
    if (typeof value === 'string') return value;
    const decided = (part: TargetPart) => (typeof part === 'string' ? undefined : constants[part.name]);
    return joined(value.map((part) => (decided(part) === undefined ? part : encode(decided(part) ?? ''))));
  };
  // Our pages are lower case; a filter, and somebody else's address, are as they are written.
  const segments = (decided: string) => (target.host === null ? fold(decided) : decided).split('/').map(encodeSegment);
  return {
    ...target,
    path: decide(path, (decided) => segments(decided).join('/')),
    query: query?.map(([name, value]) => [name, decide(value, String)] as const) ?? null,
  };
}

function nameIn(part: TargetPart): string[] {
  return typeof part === 'string' ? [] : [part.name];
}

function fragmentOf(text: string, at: number): string {
  const decoded = decode(text);
  if (decoded !== null) return encodeUrl(decoded);
  throw new SyntaxFault(at, `"${text}" is not encoded properly`, 'After % two hexadecimal digits follow.');
}

/** Scheme and name of the host that a target leads to. */
function hostIn(text: string, plainHttp = false): RegExpExecArray | null {
  const host = HOST.exec(text);
  return host?.[1] === 'https:' || plainHttp ? host : null;
}

function readOrigin(text: string, { siteIds, hosts, ours, plainHttp }: TargetWorld) {
  const host = hostIn(text, plainHttp);
  if (host) {
    const [all, scheme, name = ''] = host;
    const own = ours.get(name.toLowerCase().replace(/^www\./, ''));
    if (own) {
      throw new SyntaxFault(0, `${name} is the site ${own}`, `Write ${own}:${text.slice(all.length) || '/'}`);
    }
    if (!hosts.has(name.toLowerCase())) {
      const cure = `If it is right, add ${name.toLowerCase()} to redirects/external-hosts.txt.`;
      throw new SyntaxFault(0, `The host ${name} is not on the list`, cure);
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
      throw new SyntaxFault(0, `There is no site ${id}`, `The sites are ${[...siteIds].join(', ')}.`);
    }
    return { site: id, host: null, rest: text.slice(all.length), at: all.length };
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) {
    throw new SyntaxFault(0, 'Only https:// leads to another host', 'Write https://host/path, site-id:/path or /path.');
  }
  if (text.startsWith('//') || text.startsWith('/\\')) {
    throw new SyntaxFault(
      0,
      'Two slashes at the start lead to another host',
      'Write one, or https:// and a listed host.',
    );
  }
  if (!text.startsWith('/')) throw new SyntaxFault(0, 'The slash at the start is missing', `Write /${text}.`);
  return { site: null, host: null, rest: text, at: 0 };
}

/** Pages are lower case and have no slash at their end; other hosts are left as they are written. */
function pathOf(path: string, at: number, ours: boolean): Parts {
  if (/[\\<>"^`{}|\s]/.test(path)) {
    throw new SyntaxFault(at, 'The address holds a sign that no address may hold', 'Percent-encode it.');
  }
  const star = path.search(/\*(?![a-zA-Z])/);
  if (star !== -1) {
    const cure = 'Write /*rest on both sides, or %2A for the sign itself.';
    throw new SyntaxFault(at + star, 'A star in a target needs a name', cure);
  }
  const bare = ours && path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (bare.includes('//')) throw new SyntaxFault(at + bare.indexOf('//'), 'Two slashes in a row', 'Write one.');
  if (bare.toLowerCase().includes(MARKER)) {
    throw new SyntaxFault(at, `${MARKER} stands for any page`, 'Write the address of the page itself.');
  }
  if (/(?:^|\/)\.{1,2}(?:\/|$)/.test(decode(bare) ?? '')) {
    throw new SyntaxFault(at, 'Browsers resolve . and .. themselves', 'Write the whole path.');
  }
  return joined(splitNames(bare).map((part) => (typeof part === 'string' ? encodePath(part, at, ours) : part))) || '/';
}

function encodePath(text: string, at: number, ours: boolean): string {
  const decoded = text.split('/').map((segment) => {
    const plain = decode(segment);
    if (plain !== null) return ours ? plain.normalize('NFC').toLowerCase() : plain;
    throw new SyntaxFault(at, `"${segment}" is not encoded properly`, 'After % two hexadecimal digits follow.');
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
      if (equals < 1) throw new SyntaxFault(here, `"${pair}" is no parameter`, 'Write name=value.');
      const plain = (encoded: string): string => {
        const decoded = decode(encoded.replaceAll('+', ' '));
        if (decoded !== null) return decoded;
        throw new SyntaxFault(here, `"${pair}" is not encoded properly`, 'After % two hexadecimal digits follow.');
      };
      const parts = splitNames(pair.slice(equals + 1)).map((part) => (typeof part === 'string' ? plain(part) : part));
      return [plain(pair.slice(0, equals)), joined(parts)] as const;
    });
}

/** Wherever they stand, as in a source: `/kop/:id`, `/norrvag-:town`, `/kop/8:rest`, `?car_brand=:brand`. */
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
