import { isRecord } from '../../lib/record.ts';
import type {
  ComponentRendering,
  Fields,
  LayoutData,
  Placeholders,
  RouteData,
} from '../../src/contracts/content/layout.ts';
import type { ImageUrl } from '../media/imageHosts.ts';
import { cleanMarkup } from './cleanMarkup.ts';
import { readFrame, refusedImageNote } from './frames.ts';

/**
 * Converts layout data of the platform to the layout data that pages are rendered from, in an ordered list of pure steps. The
 * input is never changed. The result is memoized by layout, audience and site.
 */

/** Editors also get original uids, field metadata and renderings without a component. */
type Audience = 'visitors' | 'editors';
type Step = (rendering: ComponentRendering, uid: string, work: Work) => ComponentRendering;

/** Maps image URLs of content for the pages of one site. */
export interface SiteImages {
  /** Id of the site. */
  site: string;
  url: ImageUrl;
}

const STEPS: readonly Step[] = [withUniqueUid, withoutUnused, withFrame, withSafeFields];
const MAX_DEPTH = 40;
/** Enhanced routes by audience and site, on which the result depends. */
const enhancedRoutes = new WeakMap<RouteData, Map<string, RouteData>>();
const ANY_IMAGE: SiteImages = { site: '', url: (src) => src };

/** Returns the route with all placeholders, fields and parameters checked and cleaned; null without a route. */
export function enhanceRoute(
  layout: LayoutData,
  audience: Audience = 'visitors',
  images: SiteImages = ANY_IMAGE,
): RouteData | null {
  const { route } = layout.sitecore;
  if (!route) return null;
  const cached = enhancedRoutes.get(route) ?? new Map<string, RouteData>();
  enhancedRoutes.set(route, cached);
  const key = `${audience} ${images.site}`;
  const enhanced =
    cached.get(key) ?? enhance(route, { audience, uids: new Map(), ids: new Set(), imageUrl: images.url });
  cached.set(key, enhanced);
  return enhanced;
}

function enhance(route: RouteData, work: Work): RouteData {
  const fields = isRecord(route.fields) ? routeFields(route.fields, work) : {};
  return { ...withTexts(route), fields, placeholders: enhancePlaceholders(route.placeholders, work, 0) };
}

/** Image for link previews on other sites. The page itself does not load it, so any host is allowed. */
const SHARE_IMAGE = 'OpenGraphImage';

function routeFields(fields: Fields, work: Work): Fields {
  const safe = safeValue(fields, work, 0) as Fields;
  if (!(SHARE_IMAGE in fields)) return safe;
  return { ...safe, [SHARE_IMAGE]: safeValue(fields[SHARE_IMAGE], { ...work, imageUrl: ANY_IMAGE.url }, 1) };
}

/** Text members of a route. Other members are ignored. */
const TEXTS = ['name', 'displayName', 'itemId', 'itemLanguage', 'templateName', 'updated'] as const;

function withTexts(route: RouteData): RouteData {
  return Object.fromEntries(TEXTS.flatMap((key) => (typeof route[key] === 'string' ? [[key, route[key]]] : [])));
}

/** Number of occurrences of each uid. */
type Uids = Map<string, number>;

interface Work {
  audience: Audience;
  uids: Uids;
  imageUrl: ImageUrl;
  /** Anchor ids in use on the page. */
  ids: Set<string>;
}

function enhancePlaceholders(placeholders: unknown, work: Work, depth: number): Placeholders {
  if (!isRecord(placeholders) || depth > MAX_DEPTH) return {};
  const entries = Object.entries(placeholders).map(([name, renderings]) => {
    const isIncluded = work.audience === 'editors' ? isRendering : isComponent;
    const components = Array.isArray(renderings) ? renderings.filter(isIncluded) : [];
    return [name, components.map((rendering) => enhanceRendering(rendering, work, depth))] as const;
  });
  return Object.fromEntries(entries);
}

/** Editing chrome and other nodes without a component name render nothing. */
function isComponent(node: unknown): node is ComponentRendering {
  return isRecord(node) && typeof node.componentName === 'string';
}

/** Editors can select and remove a rendering without a component. Editing chrome is not a rendering. */
function isRendering(node: unknown): node is ComponentRendering {
  return isRecord(node) && node.type !== CHROME;
}

/** Type of the editing chrome that older platform versions put between renderings. */
const CHROME = 'text/sitecore';

function enhanceRendering(rendering: ComponentRendering, work: Work, depth: number): ComponentRendering {
  const uid = uniqueUid(rendering.uid, work.uids);
  const worked = STEPS.reduce((step, run) => run(step, uid, work), rendering);
  if (!rendering.placeholders) return worked;
  return { ...worked, placeholders: enhancePlaceholders(rendering.placeholders, work, depth + 1) };
}

/** Returns a uid that is unique on the page. Uids may be missing or repeated, and section data is keyed by uid. */
function uniqueUid(uid: unknown, uids: Uids): string {
  const base = typeof uid === 'string' && /^[\w{}-]{1,64}$/.test(uid) ? uid : 'component';
  const seen = (uids.get(base) ?? 0) + 1;
  uids.set(base, seen);
  if (seen === 1) return base;
  // The suffixed uid may be taken too.
  return uniqueUid(`${base}-${seen}`, uids);
}

function withUniqueUid(rendering: ComponentRendering, uid: string, { audience }: Work): ComponentRendering {
  if (audience === 'visitors') return { ...rendering, uid };
  return { ...rendering, uid, editorUid: typeof rendering.uid === 'string' ? rendering.uid : '' };
}

/** Keeps what views read: the rest would only make every page heavier. */
function withoutUnused(rendering: ComponentRendering, _uid: string, { audience }: Work): ComponentRendering {
  const { uid, editorUid, componentName, dataSource, params, fields, isContentResolved } = rendering;
  return {
    ...(uid !== undefined && { uid }),
    ...(typeof componentName === 'string' && { componentName }),
    ...(dataSource && { dataSource }),
    ...(isRecord(params) && Object.keys(params).length > 0 && { params }),
    // A deleted data source counts as missing.
    ...(typeof fields === 'object' && fields && isContentResolved !== false && { fields }),
    ...(editorUid !== undefined && { editorUid }),
    ...(audience === 'editors' && isContentResolved === false && { isContentResolved }),
  };
}

/** Reads the box around the component from its parameters and leaves the others to the view. */
function withFrame(rendering: ComponentRendering, _uid: string, work: Work): ComponentRendering {
  const { componentName, params: declared, ...others } = rendering;
  if (!isRecord(declared) || typeof componentName !== 'string') return rendering;
  const { frame, params, notes } = readFrame({
    componentName,
    params: declared,
    imageUrl: work.imageUrl,
    ids: work.ids,
  });
  const framed = {
    ...others,
    componentName,
    ...(Object.keys(params).length > 0 && { params }),
    ...(frame && { frame }),
  };
  return withNotes(framed, notes, work);
}

/** Cleans markup and removes images of unlisted hosts. Editors get a note for each removed host. */
function withSafeFields(rendering: ComponentRendering, _uid: string, work: Work): ComponentRendering {
  if (!rendering.fields) return rendering;
  const refused = new Set<string>();
  const imageUrl: ImageUrl = (src) => work.imageUrl(src, (host) => refused.add(host));
  const fields = safeValue(rendering.fields, { ...work, imageUrl }, 0) as NonNullable<ComponentRendering['fields']>;
  return withNotes({ ...rendering, fields }, [...refused].map(refusedImageNote), work);
}

function withNotes(rendering: ComponentRendering, notes: readonly string[], { audience }: Work): ComponentRendering {
  if (audience === 'visitors' || notes.length === 0) return rendering;
  return { ...rendering, notes: [...(rendering.notes ?? []), ...notes] };
}

const MARKUP = /<[a-z!/?]/i;

/** Members of a field that only the platform's editor reads. */
const EDITOR_MEMBERS: ReadonlySet<string> = new Set(['metadata', 'editable']);

/**
 * Returns a field value with all markup cleaned (Q19) and refused images removed. The metadata of a field is for the editor: it is
 * never rendered as markup and not sent to visitors.
 */
function safeValue(value: unknown, work: Work, depth: number): unknown {
  if (typeof value === 'string') return MARKUP.test(value) ? cleanMarkup(value, work.imageUrl) : value;
  if (!value || typeof value !== 'object' || depth > MAX_DEPTH) return depth > MAX_DEPTH ? null : value;
  if (Array.isArray(value)) return value.map((entry) => safeValue(entry, work, depth + 1));
  const isField = 'value' in value;
  const members = Object.entries(value).filter(
    ([name]) => work.audience === 'editors' || !isField || !EDITOR_MEMBERS.has(name),
  );
  const isImage = isImageValue(value);
  const safe = (name: string, entry: unknown) => {
    if (isField && name === 'metadata') return entry;
    if (isImage && name === 'src') return work.imageUrl(String(entry)) ?? '';
    return safeValue(entry, work, depth + 1);
  };
  return Object.fromEntries(members.map(([name, entry]) => [name, safe(name, entry)]));
}

/** Members that identify a file value. Files may be linked from any host. */
const FILE_MEMBERS = ['extension', 'mimeType', 'size'] as const;

function isImageValue(value: object): boolean {
  return 'src' in value && typeof value.src === 'string' && !FILE_MEMBERS.some((name) => name in value);
}
