import { hashText } from '../../lib/random.ts';
import { isRecord } from '../../lib/record.ts';

/**
 * Media URLs as real tenants publish them: a rooted path, an absolute URL of Experience Edge, of the XM Cloud host, or of the
 * media upstream itself. The form of an image depends only on its path.
 */
const EDGE = 'https://edge.sitecorecloud.io/forecourt-sandbox/media/';
const CLOUD = 'https://xmcloud-forecourt.sitecorecloud.io/-/media/';
const ROOT = '/-/media/';

/** Returns a path below `/-/media/` in one of the forms, chosen by its hash. Without the upstream's own URL there are three forms. */
export function publishedUrl(path: string, mediaUrl: string | null): string {
  const rest = path.slice(ROOT.length);
  const forms = [path, `${EDGE}${rest}`, `${CLOUD}${rest}`, ...(mediaUrl === null ? [] : [`${mediaUrl}${path}`])];
  return forms[(hashText(path) >>> 8) % forms.length] ?? path;
}

const MAX_DEPTH = 60;
const MEDIA_PATH = /^\/-\/media\/[^\s"'<>]+$/;
const IN_TAG = /(?<=["'\s,])\/-\/media\/[^\s"'<>,?#]+/g;
const TAG = /<[a-z][^<>]*>/gi;

/** Returns JSON data with every media path in one of the forms, in markup too. Raw values, which editors read, are not changed. */
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
  if (!MEDIA_PATH.test(text)) return text.replace(TAG, (tag) => tag.replace(IN_TAG, published));
  const [, path = '', query = ''] = /^([^?#]*)(.*)$/.exec(text) ?? [];
  const url = published(path);
  // Edge signs the images of content.
  const isSigned = mediaUrl !== null && url.startsWith(EDGE);
  const signed = isSigned && query === '' && path.endsWith('.jpg') ? '?iar=0&hash=5C6E' : query;
  return `${url}${signed}`;
}
