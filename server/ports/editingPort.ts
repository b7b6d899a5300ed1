import type { InferType } from 'yup';
import { editingResponseSchema, isLayoutData } from '../../src/contracts/content.ts';
import type { LayoutData } from '../../src/contracts/layout.ts';
import { checked, graphqlData } from './checked.ts';
import type { ContentPage } from './contentPage.ts';
import { EDITING_QUERY } from './contentQueries.ts';
import { pageLanguages } from './pageLanguages.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamError } from './upstreamError.ts';

/** What an editor wants to see, in the platform's words. */
interface EditingLayoutRequest {
  site: string;
  itemId: string;
  language: string;
  state: 'edit' | 'preview';
  /** The latest when left out. */
  version?: string | undefined;
  layoutKind: string;
  variant: string;
  /** ISO 8601: the page as it will be then. */
  previewTime?: string | undefined;
  /** Lets the editor see what is theirs to see; passed on as it came. */
  authorization?: string | undefined;
  signal: AbortSignal;
}

/** One component for the design library. */
interface EditingComponentRequest {
  site: string;
  itemId: string;
  language: string;
  uid: string;
  dataSourceId?: string | undefined;
  renderingId?: string | undefined;
  version?: string | undefined;
  /** With metadata of its fields. */
  withMetadata: boolean;
  authorization?: string | undefined;
  signal: AbortSignal;
}

/**
 * The content platform as editors see it: drafts, asked for anew each time, never kept and never asked for twice. It has
 * connections and a breaker of its own, so that nothing an editor does can take the platform from visitors.
 * All throw `UpstreamError`; null stands for what is not there, or not for this editor to see.
 */
export interface EditingPort {
  readonly upstream: Upstream;
  /** Base address of the platform's files. */
  readonly base: string;
  layout: (request: EditingLayoutRequest) => Promise<ContentPage | null>;
  component: (request: EditingComponentRequest) => Promise<LayoutData | null>;
}

/** Paths of the GraphQL endpoint in the platform's deployments (content platform §1.1). */
const ENDPOINT = /\/(?:sitecore\/api\/graph\/edge|v1\/content\/api\/graphql\/v1|api\/graphql\/v1)$/;

/** From the address of the GraphQL endpoint to the base of all services, and the endpoint's path below it. */
export function editingAddress(contentUrl: string): { base: string; endpoint: string } {
  const { origin, pathname } = new URL(contentUrl);
  const path = pathname === '/' ? '' : pathname;
  const endpoint = ENDPOINT.exec(path)?.[0] ?? path;
  return { base: `${origin}${path.slice(0, path.length - endpoint.length)}`, endpoint };
}

interface EditingPlace {
  base: string;
  endpoint: string;
  /** What is done with a layout before it is handed out; see `createPorts`. */
  hold: <T>(value: T) => T;
}

/** @param upstream at the base that `editingAddress` gives */
export function createEditingPort(upstream: Upstream, { base, endpoint, hold }: EditingPlace): EditingPort {
  return {
    upstream,
    base,
    layout: async (request) => hold(await loadLayout(upstream, endpoint, request)),
    component: async (request) => hold(await loadComponent(upstream, request)),
  };
}

async function loadLayout(
  upstream: Upstream,
  endpoint: string,
  request: EditingLayoutRequest,
): Promise<ContentPage | null> {
  const { site, itemId, language, version, state, layoutKind, variant, previewTime, authorization, signal } = request;
  const operation = 'EditingQuery';
  const where = { upstream: upstream.name, operation };
  const headers = {
    sc_layoutKind: layoutKind,
    sc_editMode: String(state === 'edit'),
    sc_previewMode: String(state === 'preview'),
    sc_variant: variant,
    sc_site: site,
    ...(previewTime && { sc_previewTime: previewTime }),
    ...(authorization && { Authorization: authorization }),
  };
  const json = { operationName: operation, query: EDITING_QUERY, variables: { itemId, language, version } };
  const call = { operation, path: endpoint, json, headers, idempotent: false, signal };
  return upstream.json(call, (body) => pageOf(checked(editingResponseSchema, graphqlData(body, where), where)));
}

function pageOf({ item }: InferType<typeof editingResponseSchema>): ContentPage | null {
  const layout = item?.rendered;
  if (!isLayoutData(layout) || layout.sitecore.route === null) return null;
  return { layout, languages: pageLanguages(item?.languages) };
}

async function loadComponent(upstream: Upstream, request: EditingComponentRequest): Promise<LayoutData | null> {
  const query = new URLSearchParams({ item: request.itemId, uid: request.uid });
  if (request.dataSourceId) query.set('dataSourceId', request.dataSourceId);
  if (request.renderingId) query.set('renderingItemId', request.renderingId);
  if (request.version) query.set('version', request.version);
  query.set('sc_site', request.site);
  query.set('sc_lang', request.language);
  const { authorization } = request;
  const headers = { sc_editMode: String(request.withMetadata), ...(authorization && { Authorization: authorization }) };
  const call = { operation: 'component', path: `/layout/component?${query}`, headers, idempotent: false };
  try {
    const layout = await upstream.json({ ...call, signal: request.signal });
    return isLayoutData(layout) && layout.sitecore.route !== null ? layout : null;
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return null;
    throw error;
  }
}
