import sanitizeHtml from 'sanitize-html';
import type { ComponentRendering, LayoutData, Placeholders, RouteData } from '../../src/contracts/layout.ts';

/**
 * Layout data as the platform sends it → layout data as pages are made from: an ordered list of pure steps. The input is
 * never changed; the result is kept with it, so that each answer of the platform is worked through once.
 */

type Step = (rendering: ComponentRendering, uid: string) => ComponentRendering;

const STEPS: readonly Step[] = [withUniqueUid, withoutUnused, withSafeMarkup];
const MAX_DEPTH = 40;
const kept = new WeakMap<RouteData, RouteData>();

/** The route with its placeholders worked through. */
export function enhanceRoute(layout: LayoutData): RouteData | null {
  const { route } = layout.sitecore;
  if (!route) return null;
  const known = kept.get(route);
  if (known) return known;
  const uids = new Set<string>();
  const fields = safeValue(route.fields ?? {}, 0) as RouteData['fields'] & {};
  const enhanced: RouteData = { ...route, fields, placeholders: enhancePlaceholders(route.placeholders, uids, 0) };
  kept.set(route, enhanced);
  return enhanced;
}

function enhancePlaceholders(placeholders: Placeholders | undefined, uids: Set<string>, depth: number): Placeholders {
  if (!placeholders || depth > MAX_DEPTH) return {};
  const entries = Object.entries(placeholders).map(([name, renderings]) => {
    const components = Array.isArray(renderings) ? renderings.filter(isComponent) : [];
    return [name, components.map((rendering) => enhanceRendering(rendering, uids, depth))] as const;
  });
  return Object.fromEntries(entries);
}

/** Editing chromes and other nodes without a component name print nothing. */
function isComponent(node: unknown): node is ComponentRendering {
  return !!node && typeof node === 'object' && typeof (node as ComponentRendering).componentName === 'string';
}

function enhanceRendering(rendering: ComponentRendering, uids: Set<string>, depth: number): ComponentRendering {
  const uid = uniqueUid(rendering.uid, uids);
  const worked = STEPS.reduce((step, run) => run(step, uid), rendering);
  if (!rendering.placeholders) return worked;
  return { ...worked, placeholders: enhancePlaceholders(rendering.placeholders, uids, depth + 1) };
}

/** Uids may be missing or repeated; data is kept by uid, so each component gets one of its own. */
function uniqueUid(uid: unknown, uids: Set<string>): string {
  const base = typeof uid === 'string' && /^[\w{}-]{1,64}$/.test(uid) ? uid : 'component';
  let unique = base;
  for (let count = 2; uids.has(unique); count++) unique = `${base}-${count}`;
  uids.add(unique);
  return unique;
}

function withUniqueUid(rendering: ComponentRendering, uid: string): ComponentRendering {
  return { ...rendering, uid };
}

/** Keeps what views read: the rest would only make every page heavier. */
function withoutUnused(rendering: ComponentRendering): ComponentRendering {
  const { uid, componentName, dataSource, params, fields, isContentResolved } = rendering;
  return {
    ...(uid !== undefined && { uid }),
    ...(componentName !== undefined && { componentName }),
    ...(dataSource && { dataSource }),
    ...(params && Object.keys(params).length > 0 && { params }),
    // A deleted data source is one that is missing.
    ...(fields && isContentResolved !== false && { fields }),
  };
}

function withSafeMarkup(rendering: ComponentRendering): ComponentRendering {
  if (!rendering.fields) return rendering;
  return { ...rendering, fields: safeValue(rendering.fields, 0) as NonNullable<ComponentRendering['fields']> };
}

const MARKUP = /<[a-z!/?]/i;

/** Every text in a field value that holds markup, cleaned (Q19). */
function safeValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return MARKUP.test(value) ? cleanMarkup(value) : value;
  if (!value || typeof value !== 'object' || depth > MAX_DEPTH) return depth > MAX_DEPTH ? null : value;
  if (Array.isArray(value)) return value.map((entry) => safeValue(entry, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, safeValue(entry, depth + 1)]));
}

const CLASS_AND_ID = ['class', 'id', 'lang', 'title', 'dir'];

/** Markup that editors may use; scripts, handlers, styles, frames and unknown schemes are left out. */
export function cleanMarkup(html: string): string {
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
    transformTags: { a: withSafeTarget },
  });
}

function withSafeTarget(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener' } : attribs };
}
