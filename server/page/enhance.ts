import type { ComponentRendering, Fields, LayoutData, Placeholders, RouteData } from '../../src/contracts/layout.ts';
import { isRecord } from '../../src/contracts/record.ts';
import type { PictureUrl } from '../media/pictureHosts.ts';
import { cleanMarkup } from './cleanMarkup.ts';
import { readFrame, refusedNote } from './frames.ts';

/**
 * Layout data as the platform sends it → layout data as pages are made from: an ordered list of pure steps. The input is
 * never changed; the result is cached with it for each audience and site, so that each answer of the platform is worked through
 * once.
 */

/** Editors also need what visitors have no use for: uids as they were sent, what fields are, what is missing. */
type Audience = 'visitors' | 'editors';
type Step = (rendering: ComponentRendering, uid: string, work: Work) => ComponentRendering;

/** Where the pages of a site show pictures from. */
export interface SitePictures {
  /** Id of the site. */
  site: string;
  url: PictureUrl;
}

const STEPS: readonly Step[] = [withUniqueUid, withoutUnused, withFrame, withSafeFields];
const MAX_DEPTH = 40;
/** By audience and site: the result depends on both. */
const enhancedRoutes = new WeakMap<RouteData, Map<string, RouteData>>();
const ANY_PICTURE: SitePictures = { site: '', url: (src) => src };

/** The route with its placeholders worked through. */
export function enhanceRoute(
  layout: LayoutData,
  audience: Audience = 'visitors',
  pictures: SitePictures = ANY_PICTURE,
): RouteData | null {
  const { route } = layout.sitecore;
  if (!route) return null;
  const known = enhancedRoutes.get(route) ?? new Map<string, RouteData>();
  enhancedRoutes.set(route, known);
  const key = `${audience} ${pictures.site}`;
  const enhanced =
    known.get(key) ?? enhance(route, { audience, uids: new Map(), ids: new Set(), picture: pictures.url });
  known.set(key, enhanced);
  return enhanced;
}

function enhance(route: RouteData, work: Work): RouteData {
  const fields = isRecord(route.fields) ? routeFields(route.fields, work) : {};
  return { ...withTexts(route), fields, placeholders: enhancePlaceholders(route.placeholders, work, 0) };
}

/** The picture for other sites to show is not loaded by the page: it may come from anywhere. */
const SHARED_PICTURE = 'OpenGraphImage';

function routeFields(fields: Fields, work: Work): Fields {
  const safe = safeValue(fields, work, 0) as Fields;
  if (!(SHARED_PICTURE in fields)) return safe;
  return { ...safe, [SHARED_PICTURE]: safeValue(fields[SHARED_PICTURE], { ...work, picture: ANY_PICTURE.url }, 1) };
}

/** What the page is called by; whatever else stands there names nothing. */
const TEXTS = ['name', 'displayName', 'itemId', 'itemLanguage', 'templateName', 'updated'] as const;

function withTexts(route: RouteData): RouteData {
  return Object.fromEntries(TEXTS.flatMap((key) => (typeof route[key] === 'string' ? [[key, route[key]]] : [])));
}

/** How often each uid has been seen. */
type Uids = Map<string, number>;

interface Work {
  audience: Audience;
  uids: Uids;
  picture: PictureUrl;
  /** Anchors of the page's components. */
  ids: Set<string>;
}

function enhancePlaceholders(placeholders: unknown, work: Work, depth: number): Placeholders {
  if (!isRecord(placeholders) || depth > MAX_DEPTH) return {};
  const entries = Object.entries(placeholders).map(([name, renderings]) => {
    const isShown = work.audience === 'editors' ? isRendering : isComponent;
    const components = Array.isArray(renderings) ? renderings.filter(isShown) : [];
    return [name, components.map((rendering) => enhanceRendering(rendering, work, depth))] as const;
  });
  return Object.fromEntries(entries);
}

/** Editing chromes and other nodes without a component name print nothing. */
function isComponent(node: unknown): node is ComponentRendering {
  return isRecord(node) && typeof node.componentName === 'string';
}

/** A rendering without a component, however that is written, can still be selected and removed; chromes are no rendering. */
function isRendering(node: unknown): node is ComponentRendering {
  return isRecord(node) && node.type !== CHROME;
}

/** What older platforms put between renderings. */
const CHROME = 'text/sitecore';

function enhanceRendering(rendering: ComponentRendering, work: Work, depth: number): ComponentRendering {
  const uid = uniqueUid(rendering.uid, work.uids);
  const worked = STEPS.reduce((step, run) => run(step, uid, work), rendering);
  if (!rendering.placeholders) return worked;
  return { ...worked, placeholders: enhancePlaceholders(rendering.placeholders, work, depth + 1) };
}

/** Uids may be missing or repeated; data is kept by uid, so each component gets one of its own. */
function uniqueUid(uid: unknown, uids: Uids): string {
  const base = typeof uid === 'string' && /^[\w{}-]{1,64}$/.test(uid) ? uid : 'component';
  const seen = (uids.get(base) ?? 0) + 1;
  uids.set(base, seen);
  if (seen === 1) return base;
  // Another may be called so by itself.
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
    // A deleted data source is one that is missing.
    ...(typeof fields === 'object' && fields && isContentResolved !== false && { fields }),
    ...(editorUid !== undefined && { editorUid }),
    ...(audience === 'editors' && isContentResolved === false && { isContentResolved }),
  };
}

/** The box that the parameters ask for, apart from the parameters that views read. */
function withFrame(rendering: ComponentRendering, _uid: string, work: Work): ComponentRendering {
  const { componentName, params: given, ...others } = rendering;
  if (!isRecord(given) || typeof componentName !== 'string') return rendering;
  const { frame, params, notes } = readFrame({ componentName, params: given, picture: work.picture, ids: work.ids });
  const framed = {
    ...others,
    componentName,
    ...(Object.keys(params).length > 0 && { params }),
    ...(frame && { frame }),
  };
  return withNotes(framed, notes, work);
}

/** Markup cleaned, pictures of other hosts left out; editors are told which. */
function withSafeFields(rendering: ComponentRendering, _uid: string, work: Work): ComponentRendering {
  if (!rendering.fields) return rendering;
  const refused = new Set<string>();
  const picture: PictureUrl = (src) => work.picture(src, (host) => refused.add(host));
  const fields = safeValue(rendering.fields, { ...work, picture }, 0) as NonNullable<ComponentRendering['fields']>;
  return withNotes({ ...rendering, fields }, [...refused].map(refusedNote), work);
}

function withNotes(rendering: ComponentRendering, notes: readonly string[], { audience }: Work): ComponentRendering {
  if (audience === 'visitors' || notes.length === 0) return rendering;
  return { ...rendering, notes: [...(rendering.notes ?? []), ...notes] };
}

const MARKUP = /<[a-z!/?]/i;

/** Beside a field's value: what it is to the platform's editor, and how older ones mark it. */
const OF_EDITORS: ReadonlySet<string> = new Set(['metadata', 'editable']);

/**
 * Every text in a field value that holds markup, cleaned (Q19), and pictures without those that are refused. What a field's metadata says of its raw value is for the
 * editor to read and never printed as markup; visitors do not get it.
 */
function safeValue(value: unknown, work: Work, depth: number): unknown {
  if (typeof value === 'string') return MARKUP.test(value) ? cleanMarkup(value, work.picture) : value;
  if (!value || typeof value !== 'object' || depth > MAX_DEPTH) return depth > MAX_DEPTH ? null : value;
  if (Array.isArray(value)) return value.map((entry) => safeValue(entry, work, depth + 1));
  const isField = 'value' in value;
  const members = Object.entries(value).filter(
    ([name]) => work.audience === 'editors' || !isField || !OF_EDITORS.has(name),
  );
  const isImage = isPicture(value);
  const safe = (name: string, entry: unknown) => {
    if (isField && name === 'metadata') return entry;
    if (isImage && name === 'src') return work.picture(String(entry)) ?? '';
    return safeValue(entry, work, depth + 1);
  };
  return Object.fromEntries(members.map(([name, entry]) => [name, safe(name, entry)]));
}

/** Members of a file's value: a file may be fetched from anywhere. */
const OF_FILES = ['extension', 'mimeType', 'size'] as const;

function isPicture(value: object): boolean {
  return 'src' in value && typeof value.src === 'string' && !OF_FILES.some((name) => name in value);
}
