import sanitizeHtml from 'sanitize-html';

const CLASS_AND_ID = ['class', 'id', 'lang', 'title', 'dir'];

/**
 * More tags than the longest page of anybody's. Beyond, the time that cleaning takes grows with the square of their depth,
 * and every other visitor waits for it.
 */
const MAX_TAGS = 20_000;

/**
 * Markup that editors may use; scripts, handlers, styles, frames and unknown schemes are left out. Of a text with more
 * tags than a page can have the words are left.
 */
export function cleanMarkup(html: string): string {
  if (hasTooManyTags(html))
    return html
      .replace(/<[^<>]*>/g, ' ')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;');
  return sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'picture', 'source', 'del', 'ins'],
    allowedAttributes: {
      '*': CLASS_AND_ID,
      a: ['href', 'target', 'rel', 'name'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
      source: ['srcset', 'sizes', 'type', 'media'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start', 'reversed', 'type'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { a: withSafeTarget, '*': withHarmlessName },
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
function isHarmlessName(name: string): boolean {
  return /^[a-z][a-z0-9_-]{0,63}$/.test(name) && !name.startsWith('data-') && !OWN_IDS.has(name);
}

function withHarmlessName(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const harmless = Object.entries(attribs).filter(([key, value]) => !/^(id|name)$/.test(key) || isHarmlessName(value));
  return { tagName, attribs: Object.fromEntries(harmless) };
}

function withSafeTarget(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener' } : attribs };
}
