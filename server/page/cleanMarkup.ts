import sanitizeHtml from 'sanitize-html';
import type { PictureUrl } from '../media/pictureHosts.ts';

const CLASS_AND_ID = ['class', 'id', 'lang', 'title', 'dir'];

/**
 * More tags than the longest page of anybody's. Beyond, the time that cleaning takes grows with the square of their depth,
 * and every other visitor waits for it.
 */
const MAX_TAGS = 20_000;

/**
 * Markup that editors may use; scripts, handlers, styles, frames, unknown schemes and pictures that `picture` refuses are
 * left out. Of a text with more tags than a page can have the words are left.
 */
export function cleanMarkup(html: string, picture: PictureUrl = (src) => src): string {
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
    transformTags: { a: withSafeTarget, ...mediaTags(picture), '*': withHarmlessName },
  });
}

function hasTooManyTags(html: string): boolean {
  let count = 0;
  for (let at = html.indexOf('<'); at !== -1 && count <= MAX_TAGS; at = html.indexOf('<', at + 1)) count += 1;
  return count > MAX_TAGS;
}

/** Ids of ours that markup of editors must not take. */
const OWN_IDS = new Set(['content', 'page-data', 'site-menu', 'below-hero', 'top']);

/**
 * A name that links can lead to, but that no script of ours or of a tag manager looks for: elements with an id are members
 * of `window`.
 */
export function isHarmlessName(name: string): boolean {
  return /^[a-z][a-z0-9_-]{0,63}$/.test(name) && !name.startsWith('data-') && !OWN_IDS.has(name);
}

function withHarmlessName(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const harmless = Object.entries(attribs).filter(([key, value]) => !/^(id|name)$/.test(key) || isHarmlessName(value));
  return { tagName, attribs: Object.fromEntries(harmless) };
}

function withSafeTarget(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener' } : attribs };
}

/** Without its source the tag is left out by `withoutSource`; what stands inside it is not. */
const refused = (tagName: string): sanitizeHtml.Tag => ({ tagName, attribs: {} });

function withoutSource({ tag, attribs }: sanitizeHtml.IFrame): boolean | 'excludeTag' {
  if (tag === 'video') return attribs.controls === undefined && 'excludeTag';
  return (tag === 'img' || tag === 'source') && !attribs.src && !attribs.srcset && 'excludeTag';
}

/** Pictures from where the site may load them; films from our own origin, started by the visitor. */
function mediaTags(picture: PictureUrl): Record<string, sanitizeHtml.Transformer> {
  const film = (src: string) => (/^\/(?!\/)/.test(picture(src) ?? '') ? picture(src) : null);
  const img: sanitizeHtml.Transformer = (tagName, attribs) => {
    const mapped = withUrls(attribs, { src: picture });
    return mapped ? { tagName, attribs: mapped } : refused(tagName);
  };
  const source: sanitizeHtml.Transformer = (tagName, attribs) => {
    const mapped = withUrls(attribs, { src: film });
    return mapped ? { tagName, attribs: mapped } : refused(tagName);
  };
  const video: sanitizeHtml.Transformer = (tagName, attribs) => {
    const mapped = withUrls(attribs, { src: film, poster: picture });
    const preload = attribs.poster ? 'none' : 'metadata';
    return mapped ? { tagName, attribs: { ...mapped, controls: '', preload, playsinline: '' } } : refused(tagName);
  };
  return { img, source, video };

  /** The attributes with their URLs mapped; null when one is refused. A `srcset` with a refused candidate goes alone. */
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
    const srcset = mappedSrcset(attribs.srcset, picture);
    return srcset === null ? others : { ...others, srcset };
  }
}

/** URL, and its width or density; a comma inside a URL is part of it. */
const CANDIDATE = /([^\s,]\S*[^\s,]|[^\s,])(?:\s+([\d.]+[wxh]))?\s*(?:,|$)/g;

/** Null when a candidate is refused. */
function mappedSrcset(srcset: string, picture: PictureUrl): string | null {
  const candidates = [...srcset.matchAll(CANDIDATE)].map(([, url = '', size]) => ({ url: picture(url), size }));
  if (candidates.some(({ url }) => url === null)) return null;
  return candidates.map(({ url, size }) => (size ? `${url} ${size}` : url)).join(', ');
}
