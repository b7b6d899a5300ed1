import { isRecord } from '../../lib/record.ts';

/**
 * The platform names its media by absolute URLs of several hosts (Experience Edge, XM Cloud, the media upstream itself) and
 * by older relative forms. Visitors get all of them below `/-/media/`, from the media proxy.
 */
export interface LocalMedia {
  /** The path below `/-/media/` for a media URL of the platform, with its query and fragment; any other text unchanged. */
  url: (text: string) => string;
  /**
   * The same for every URL in JSON data: texts that are a URL, and attributes in markup. The input is not changed; parts
   * without such URLs are shared with the result. An editing `metadata` object is left as the platform sent it.
   */
  data: <T>(value: T) => T;
}

const MAX_DEPTH = 60;

/** @param folders absolute URLs of folders whose content is at `/-/media/`; see `MEDIA_FOLDERS` in `config/upstreams.ts` */
export function createLocalMedia(folders: readonly string[]): LocalMedia {
  const prefix = [...new Set(folders.map(folderPattern)), RELATIVE].join('|');
  const LOCAL_MEDIA_URL = new RegExp(`^\\s*(?:${prefix})(?=[^/\\s])`, 'i');
  // Behind a quote, or behind the comma of a `srcset`.
  const inTag = new RegExp(`(["'\\s,=])(?:${prefix})(?=[^/\\s"'])`, 'gi');

  const url = (text: string) => withoutSpaces(text.replace(LOCAL_MEDIA_URL, '/-/media/'));
  const markup = (html: string) => html.replace(TAG, (tag) => tag.replace(inTag, '$1/-/media/'));

  function data(value: unknown, depth: number): unknown {
    if (typeof value === 'string') return MEDIA.test(value) ? (value.includes('<') ? markup : url)(value) : value;
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
    return Array.isArray(value) ? withEntries(value, depth) : withMembers(value, depth);
  }

  function withEntries(list: readonly unknown[], depth: number): readonly unknown[] {
    const mapped = list.map((entry) => data(entry, depth + 1));
    return mapped.some((entry, at) => entry !== list[at]) ? mapped : list;
  }

  function withMembers(record: object, depth: number): object {
    const members = Object.entries(record);
    const map = (name: string, member: unknown) =>
      name === 'metadata' && isRecord(member) ? member : data(member, depth + 1);
    const mapped = members.map(([name, member]) => [name, map(name, member)] as const);
    return mapped.some(([, member], at) => member !== members[at]?.[1]) ? Object.fromEntries(mapped) : record;
  }

  return { url, data: <T>(value: T) => data(value, 0) as T };
}

/** Cheap test before the patterns run. */
const MEDIA = /media\//i;
/** A tag; an attribute in quotes may hold `>`. What is not closed as it should be is a tag up to the next `>`. */
const TAG = /<[a-z](?:[^<>"']|"[^"<]*"|'[^'<]*')*>|<[a-z][^<>]*>/gi;
/** `~/media/`, `-/media/`, `/~/media/`: how older content and raw values name media. `/-/media/` itself is no match. */
const RELATIVE = '(?:~|(?<!/)-|/~)/(?:jss)?media/';

/** A path of ours to a file, with spaces in it or around it. */
const SPACED = /^\s*\/-\/(?:jss)?media\/[^?#,]*\.\w+\s*(?:[?#]|$)/;

/** Encodes the spaces of a media path: in a `srcset` and in a style sheet a URL ends at a space. */
const withoutSpaces = (text: string): string =>
  /\s/.test(text) && SPACED.test(text) ? text.trim().replace(/\s/g, '%20') : text;

/**
 * A folder's URL as a pattern, with the slash after it: any scheme; `*` in the host stands for one or more labels or a part
 * of one, in the path for one segment. A folder that ends in `/-/media` is also known by its other names.
 */
function folderPattern(folder: string): string {
  const [, host = '', path = ''] = /^https?:\/\/([^/]+)(.*?)\/*$/i.exec(folder) ?? [];
  const hostPattern = escaped(host).replaceAll('\\*', '[a-z0-9-]+(?:\\.[a-z0-9-]+)*');
  const pathPattern = escaped(path)
    .replaceAll('\\*', '[^/?#\\s"\']+')
    .replace(/\/-\/media$/, '(?:/sitecore/shell)?/[-~]/(?:jss)?media');
  const port = host.includes(':') ? '' : '(?::(?:80|443))?';
  return `(?:https?:)?//${hostPattern}${port}${pathPattern}/`;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
