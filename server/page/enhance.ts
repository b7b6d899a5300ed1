import { isRecord, recordOf } from '../../lib/record.ts';
import type {
  ComponentRendering,
  Fields,
  LayoutData,
  Placeholders,
  RouteData,
} from '../../src/contracts/content/layout.ts';
import type { ImageUrl } from '../media/imageHosts.ts';
import type { IsMissingLink } from '../site/missingLinks.ts';
import { cleanMarkup } from './cleanMarkup.ts';
import { readFrame, refusedImageNote } from './frames.ts';

/**
 * Converts layout data of the platform to the layout data that pages are rendered from, in an ordered list of pure steps. The
 * input is never changed. The result is memoized by layout, audience and site.
 */

/** Editors also get original uids, field metadata and renderings without a component. */
type Audience = 'visitors' | 'editors';
type Step = (rendering: ComponentRendering, uid: string, work: Work) => ComponentRendering;

/** What the pages of one site show of its content. */
export interface SiteContent {
  /** Id of the site. */
  site: string;
  /** Maps the URLs of images. */
  imageUrl: ImageUrl;
  /** Whether a link leads to what the site does not have. */
  isMissingLink: IsMissingLink;
  /** Returns the titles of the upstreams that a component needs and that are off; empty for one that is shown. */
  missingFor: (componentName: string) => readonly string[];
}

const STEPS: readonly Step[] = [withUniqueUid, withoutUnused, withOffNote, withFrame, withSafeFields];
const MAX_DEPTH = 40;
/** Enhanced routes by audience and site, on which the result depends. */
const enhancedRoutes = new WeakMap<RouteData, Map<string, RouteData>>();
/** All of the content, with every image where it is. */
export const EVERYTHING: SiteContent = {
  site: '',
  imageUrl: (src) => src,
  isMissingLink: () => false,
  missingFor: () => [],
};

/** Returns the route with all placeholders, fields and parameters checked and cleaned; null without a route. */
export function enhanceRoute(
  layout: LayoutData,
  audience: Audience = 'visitors',
  content: SiteContent = EVERYTHING,
): RouteData | null {
  const { route } = layout.sitecore;
  if (!route) return null;
  const cached = enhancedRoutes.get(route) ?? new Map<string, RouteData>();
  enhancedRoutes.set(route, cached);
  const key = `${audience} ${content.site}`;
  const enhanced = cached.get(key) ?? enhance(route, { ...content, audience, uids: new Map(), ids: new Set() });
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
  return { ...safe, [SHARE_IMAGE]: safeValue(fields[SHARE_IMAGE], { ...work, imageUrl: shareImageUrl(work) }, 1) };
}

/** Link previews show images of any host; files of the media edge only while it is there. */
const shareImageUrl = ({ imageUrl, isMissingLink }: Work): ImageUrl =>
  isMissingLink('/-/media/') ? imageUrl : EVERYTHING.imageUrl;

/** Text members of a route. Other members are ignored. */
const TEXTS = ['name', 'displayName', 'itemId', 'itemLanguage', 'templateName', 'updated'] as const;

function withTexts(route: RouteData): RouteData {
  return Object.fromEntries(TEXTS.flatMap((key) => (typeof route[key] === 'string' ? [[key, route[key]]] : [])));
}

/** Number of occurrences of each uid. */
type Uids = Map<string, number>;

interface Work extends SiteContent {
  audience: Audience;
  uids: Uids;
  /** Anchor ids in use on the page. */
  ids: Set<string>;
}

function enhancePlaceholders(placeholders: unknown, work: Work, depth: number): Placeholders {
  if (!isRecord(placeholders) || depth > MAX_DEPTH) return {};
  const entries = Object.entries(placeholders).map(([name, renderings]) => {
    const isIncluded = work.audience === 'editors' ? isRendering : isComponent;
    const components: ComponentRendering[] = Array.isArray(renderings) ? renderings.filter(isIncluded) : [];
    const shown = components.filter((rendering) => work.audience === 'editors' || isShown(rendering, work));
    return [name, shown.map((rendering) => enhanceRendering(rendering, work, depth))] as const;
  });
  return Object.fromEntries(entries);
}

/** Editing chrome and other nodes without a component name render nothing. */
function isComponent(node: unknown): node is ComponentRendering {
  return isRecord(node) && typeof node.componentName === 'string';
}

/** Whether visitors see a component: its upstreams are not off, and it is not a mere frame of components of which that is none. */
function isShown({ componentName, placeholders }: ComponentRendering, work: SiteContent): boolean {
  if (work.missingFor(componentName ?? '').length > 0) return false;
  if (!FRAMES.has(componentName ?? '')) return true;
  const placed = Object.values(recordOf(placeholders)).flatMap((each) => (Array.isArray(each) ? each : []));
  return placed.length === 0 || placed.some((each) => isComponent(each) && isShown(each, work));
}

/** Components that are nothing without those that are placed in them. */
const FRAMES: ReadonlySet<string> = new Set(['Container', 'ColumnSplitter', 'RowSplitter']);

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

/** Marks a component whose upstream is off, and says so to editors. Visitors do not get it. */
function withOffNote(rendering: ComponentRendering, _uid: string, work: Work): ComponentRendering {
  const { componentName } = rendering;
  const missing = work.audience === 'editors' && componentName ? work.missingFor(componentName) : [];
  if (missing.length === 0) return rendering;
  const note = `${componentName}: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} switched off. Visitors see nothing here.`;
  return withNotes({ ...rendering, isOff: true }, [note], work);
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
  if (typeof value === 'string')
    return MARKUP.test(value) ? cleanMarkup(value, work.imageUrl, isMissingFor(work)) : value;
  if (!value || typeof value !== 'object' || depth > MAX_DEPTH) return depth > MAX_DEPTH ? null : value;
  if (Array.isArray(value)) return entriesWithTarget(value, work).map((entry) => safeValue(entry, work, depth + 1));
  if (isMissingLinkValue(value, work) || isMissingFile(value, work)) return {};
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

/** Editors see and correct all links. */
const isMissingFor = ({ audience, isMissingLink }: Work): IsMissingLink =>
  audience === 'visitors' ? isMissingLink : () => false;

const isMissingLinkValue = (value: object, work: Work): boolean =>
  'href' in value && typeof value.href === 'string' && isMissingFor(work)(value.href);

/** Returns the entries of a list without the items all of whose links are missing: a card or a column is about the pages that it leads to. */
function entriesWithTarget(entries: readonly unknown[], work: Work): readonly unknown[] {
  const isWithout = (entry: unknown) => {
    const links = linksIn(entry, 0);
    return links.length > 0 && links.every((link) => isMissingLinkValue(link, work));
  };
  return entries.filter((entry) => !isWithout(entry));
}

/** Returns the links of an item, and of the items in it. */
function linksIn(item: unknown, depth: number): { href: string }[] {
  if (depth > MAX_DEPTH) return [];
  return Object.values(recordOf(recordOf(item).fields)).flatMap((field) => {
    const link = linkOf(field);
    const { value = field } = recordOf(field);
    return link ? [link] : Array.isArray(value) ? value.flatMap((each) => linksIn(each, depth + 1)) : [];
  });
}

/** Returns the value of a link field with a URL; null for other fields. */
function linkOf(field: unknown): { href: string } | null {
  const { href } = recordOf(recordOf(field).value);
  return typeof href === 'string' && href !== '' ? { href } : null;
}

/** Images are mapped by their hosts instead. */
const isMissingFile = (value: object, work: Work): boolean =>
  !isImageValue(value) && 'src' in value && typeof value.src === 'string' && isMissingFor(work)(value.src);

function isImageValue(value: object): boolean {
  return 'src' in value && typeof value.src === 'string' && !FILE_MEMBERS.some((name) => name in value);
}
