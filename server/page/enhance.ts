import type { ComponentRendering, Fields, LayoutData, Placeholders, RouteData } from '../../src/contracts/layout.ts';
import { isRecord } from '../../src/contracts/record.ts';
import { cleanMarkup } from './cleanMarkup.ts';

/**
 * Layout data as the platform sends it → layout data as pages are made from: an ordered list of pure steps. The input is
 * never changed; the result is cached with it for each audience, so that each answer of the platform is worked through
 * once.
 */

/** Editors also need what visitors have no use for: uids as they were sent, what fields are, what is missing. */
type Audience = 'visitors' | 'editors';
type Step = (rendering: ComponentRendering, uid: string, audience: Audience) => ComponentRendering;

const STEPS: readonly Step[] = [withUniqueUid, withoutUnused, withSafeMarkup];
const MAX_DEPTH = 40;
const enhanced = new WeakMap<RouteData, Partial<Record<Audience, RouteData>>>();

/** The route with its placeholders worked through. */
export function enhanceRoute(layout: LayoutData, audience: Audience = 'visitors'): RouteData | null {
  const { route } = layout.sitecore;
  if (!route) return null;
  const byAudience = enhanced.get(route) ?? {};
  enhanced.set(route, byAudience);
  const known = byAudience[audience];
  if (known) return known;
  const fields = isRecord(route.fields) ? (safeValue(route.fields, audience, 0) as Fields) : {};
  const placeholders = enhancePlaceholders(route.placeholders, { audience, uids: new Map() }, 0);
  const own: RouteData = { ...withTexts(route), fields, placeholders };
  byAudience[audience] = own;
  return own;
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
  const worked = STEPS.reduce((step, run) => run(step, uid, work.audience), rendering);
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

function withUniqueUid(rendering: ComponentRendering, uid: string, audience: Audience): ComponentRendering {
  if (audience === 'visitors') return { ...rendering, uid };
  return { ...rendering, uid, editorUid: typeof rendering.uid === 'string' ? rendering.uid : '' };
}

/** Keeps what views read: the rest would only make every page heavier. */
function withoutUnused(rendering: ComponentRendering, _uid: string, audience: Audience): ComponentRendering {
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

function withSafeMarkup(rendering: ComponentRendering, _uid: string, audience: Audience): ComponentRendering {
  if (!rendering.fields) return rendering;
  return {
    ...rendering,
    fields: safeValue(rendering.fields, audience, 0) as NonNullable<ComponentRendering['fields']>,
  };
}

const MARKUP = /<[a-z!/?]/i;

/** Beside a field's value: what it is to the platform's editor, and how older ones mark it. */
const OF_EDITORS: ReadonlySet<string> = new Set(['metadata', 'editable']);

/**
 * Every text in a field value that holds markup, cleaned (Q19). What a field's metadata says of its raw value is for the
 * editor to read and never printed as markup; visitors do not get it.
 */
function safeValue(value: unknown, audience: Audience, depth: number): unknown {
  if (typeof value === 'string') return MARKUP.test(value) ? cleanMarkup(value) : value;
  if (!value || typeof value !== 'object' || depth > MAX_DEPTH) return depth > MAX_DEPTH ? null : value;
  if (Array.isArray(value)) return value.map((entry) => safeValue(entry, audience, depth + 1));
  const isField = 'value' in value;
  const members = Object.entries(value).filter(([name]) => audience === 'editors' || !isField || !OF_EDITORS.has(name));
  const safe = (name: string, entry: unknown) =>
    isField && name === 'metadata' ? entry : safeValue(entry, audience, depth + 1);
  return Object.fromEntries(members.map(([name, entry]) => [name, safe(name, entry)]));
}
