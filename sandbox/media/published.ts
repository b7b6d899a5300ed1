import { isRecord } from '../../src/contracts/record.ts';

/**
 * Media URLs as real tenants publish them: a rooted path, an absolute URL of Experience Edge, of the XM Cloud host, or of the
 * media upstream itself. Which form an image has depends on its path alone, so that a share of them has each.
 */
const EDGE = 'https://edge.sitecorecloud.io/forecourt-sandbox/media/';
const CLOUD = 'https://xmcloud-forecourt.sitecorecloud.io/-/media/';
const ROOT = '/-/media/';

/** A path below `/-/media/` in one of the forms. Without the upstream's own URL there are three. */
export function publishedUrl(path: string, mediaUrl: string | null): string {
  const rest = path.slice(ROOT.length);
  const forms = [path, `${EDGE}${rest}`, `${CLOUD}${rest}`, ...(mediaUrl === null ? [] : [`${mediaUrl}${path}`])];
  return forms[hashOf(path) % forms.length] ?? path;
}

/** A number that spreads the paths over the forms (FNV-1a, 32 bits). */
function hashOf(path: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < path.length; at += 1) hash = Math.imul(hash ^ path.charCodeAt(at), 0x01000193) >>> 0;
  return hash >>> 8;
}

const MAX_DEPTH = 60;
const WHOLE = /^\/-\/media\/[^\s"'<>]+$/;
const IN_TAG = /(?<=["'\s,])\/-\/media\/[^\s"'<>,?#]+/g;
const TAG = /<[a-z][^<>]*>/gi;

/** JSON data with every media path in one of the forms, in markup too; raw values, which editors read, stay. */
export function withPublishedMedia(value: unknown, mediaUrl: string | null, depth = 0): unknown {
  if (typeof value === 'string') return publishedText(value, mediaUrl);
  if (depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((entry) => withPublishedMedia(entry, mediaUrl, depth + 1));
  if (!isRecord(value)) return value;
  const members = Object.entries(value).map(
    ([name, member]) => [name, name === 'metadata' ? member : withPublishedMedia(member, mediaUrl, depth + 1)] as const,
  );
  return Object.fromEntries(members);
}

function publishedText(text: string, mediaUrl: string | null): string {
  if (!text.includes(ROOT)) return text;
  const published = (path: string) => publishedUrl(path, mediaUrl);
  if (!WHOLE.test(text)) return text.replace(TAG, (tag) => tag.replace(IN_TAG, published));
  const [, path = '', query = ''] = /^([^?#]*)(.*)$/.exec(text) ?? [];
  const url = published(path);
  // Edge signs the images of content.
  const isSigned = mediaUrl !== null && url.startsWith(EDGE);
  const signed = isSigned && query === '' && path.endsWith('.jpg') ? '?iar=0&hash=5C6E' : query;
  return `${url}${signed}`;
}
