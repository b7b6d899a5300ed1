import sanitizeHtml from 'sanitize-html';
import type { ImageUrl } from '../media/imageHosts.ts';
import type { IsMissingLink } from '../site/missingLinks.ts';

const CLASS_AND_ID = ['class', 'id', 'lang', 'title', 'dir'];

/** Upper bound of tags. Cleaning takes time that grows with the square of the nesting depth, and it blocks the event loop. */
const MAX_TAGS = 20_000;

/**
 * Returns the markup with allowed tags and attributes only (Q19). Scripts, event handlers, styles, frames, unknown schemes and
 * images that `imageUrl` refuses are removed; of a link that leads to a missing page its text remains. Markup with too many tags is reduced to its text.
 */
export function cleanMarkup(
  html: string,
  imageUrl: ImageUrl = (src) => src,
  isMissingLink: IsMissingLink = () => false,
): string {
  if (hasTooManyTags(html))
    return html
      .replace(/<[^<>]*>/g, ' ')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;');
  return sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'picture', 'source', 'video', 'del', 'ins'],
    allowedAttributes: {
      '*': CLASS_AND_ID,
      a: ['href', 'target', 'rel', 'name'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
      source: ['src', 'srcset', 'sizes', 'type', 'media'],
      video: ['src', 'poster', 'width', 'height', 'controls', 'preload', 'playsinline'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start', 'reversed', 'type'],
    },
    selfClosing: [...sanitizeHtml.defaults.selfClosing, 'source', 'wbr'],
    exclusiveFilter: withoutSource,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { a: linkTag(isMissingLink), ...mediaTags(imageUrl), '*': withSafeId },
  });
}

function hasTooManyTags(html: string): boolean {
  let count = 0;
  for (let at = html.indexOf('<'); at !== -1 && count <= MAX_TAGS; at = html.indexOf('<', at + 1)) count += 1;
  return count > MAX_TAGS;
}

/** Ids of the page itself, which editors' markup must not use. */
const RESERVED_IDS = new Set(['content', 'page-data', 'site-menu', 'below-hero', 'top']);

/**
 * Whether editors may use this id or name as an anchor. Elements with an id become members of `window`, so ids that scripts read
 * are refused.
 */
export function isSafeId(name: string): boolean {
  return /^[a-z][a-z0-9_-]{0,63}$/.test(name) && !name.startsWith('data-') && !RESERVED_IDS.has(name);
}

function withSafeId(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const safe = Object.entries(attribs).filter(([key, value]) => !/^(id|name)$/.test(key) || isSafeId(value));
  return { tagName, attribs: Object.fromEntries(safe) };
}

/** Transform for links: safe targets, and only the text of a link that leads nowhere. */
const linkTag =
  (isMissingLink: IsMissingLink): sanitizeHtml.Transformer =>
  (tagName, attribs) => {
    if (attribs.href !== undefined && isMissingLink(attribs.href)) return { tagName: 'span', attribs: {} };
    return { tagName, attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener' } : attribs };
  };

/** A tag without a source. `withoutSource` removes it and keeps its content. */
const refused = (tagName: string): sanitizeHtml.Tag => ({ tagName, attribs: {} });

function withoutSource({ tag, attribs }: sanitizeHtml.IFrame): boolean | 'excludeTag' {
  if (tag === 'video') return attribs.controls === undefined && 'excludeTag';
  return (tag === 'img' || tag === 'source') && !attribs.src && !attribs.srcset && 'excludeTag';
}

/** Transforms for images from allowed hosts, and for videos of our own origin, which the visitor starts. */
function mediaTags(imageUrl: ImageUrl): Record<string, sanitizeHtml.Transformer> {
  const videoUrl = (src: string) => (/^\/(?!\/)/.test(imageUrl(src) ?? '') ? imageUrl(src) : null);
  const img: sanitizeHtml.Transformer = (tagName, attribs) => {
    const mapped = withUrls(attribs, { src: imageUrl });
    return mapped ? { tagName, attribs: mapped } : refused(tagName);
  };
  const source: sanitizeHtml.Transformer = (tagName, attribs) => {
    const mapped = withUrls(attribs, { src: videoUrl });
    return mapped ? { tagName, attribs: mapped } : refused(tagName);
  };
  const video: sanitizeHtml.Transformer = (tagName, attribs) => {
    const mapped = withUrls(attribs, { src: videoUrl, poster: imageUrl });
    const preload = attribs.poster ? 'none' : 'metadata';
    return mapped ? { tagName, attribs: { ...mapped, controls: '', preload, playsinline: '' } } : refused(tagName);
  };
  return { img, source, video };

  /** Returns the attributes with their URLs mapped; null when one is refused. Only `srcset` is dropped for a refused candidate. */
  function withUrls(attribs: sanitizeHtml.Attributes, maps: Readonly<Record<string, (src: string) => string | null>>) {
    const mapped = { ...attribs };
    for (const [name, map] of Object.entries(maps)) {
      const given = attribs[name];
      const url = given === undefined ? undefined : map(given);
      if (url === null) return null;
      if (url !== undefined) mapped[name] = url;
    }
    if (attribs.srcset === undefined) return mapped;
    const { srcset: _, ...others } = mapped;
    const srcset = mappedSrcset(attribs.srcset, imageUrl);
    return srcset === null ? others : { ...others, srcset };
  }
}

/** A URL with its width or density. A comma inside a URL belongs to it. */
const CANDIDATE = /([^\s,]\S*[^\s,]|[^\s,])(?:\s+([\d.]+[wxh]))?\s*(?:,|$)/g;

/** Returns the mapped `srcset`; null when a candidate is refused. */
function mappedSrcset(srcset: string, imageUrl: ImageUrl): string | null {
  const candidates = [...srcset.matchAll(CANDIDATE)].map(([, url = '', size]) => ({ url: imageUrl(url), size }));
  if (candidates.some(({ url }) => url === null)) return null;
  return candidates.map(({ url, size }) => (size ? `${url} ${size}` : url)).join(', ');
}
