import type { InferType } from 'yup';
import { editingResponseSchema, isLayoutData } from '../../../src/contracts/content/content.ts';
import type { LayoutData } from '../../../src/contracts/content/layout.ts';
import { checked, graphqlData } from '../upstream/checked.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { UpstreamError } from '../upstream/upstreamError.ts';
import type { ContentPage } from './contentPage.ts';
import { EDITING_QUERY } from './contentQueries.ts';
import { pageLanguages } from './pageLanguages.ts';

/** The parameters of a page in the editor, named as in the platform. */
interface EditingLayoutRequest {
  site: string;
  itemId: string;
  language: string;
  state: 'edit' | 'preview';
  /** Default: the latest. */
  version?: string | undefined;
  layoutKind: string;
  variant: string;
  /** ISO 8601. Shows the page as of this time. */
  previewTime?: string | undefined;
  /** The editor's authorization, passed on unchanged. */
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
 * The content platform for editors: drafts, which are never cached and whose requests are never retried. It has its own connections
 * and circuit breaker, so that editors cannot block the platform for visitors. All methods throw `UpstreamError`, and return null
 * for content that does not exist or that the editor may not see.
 */
export interface EditingPort {
  readonly upstream: Upstream;
  /** Base URL of the platform's files. */
  readonly base: string;
  layout: (request: EditingLayoutRequest) => Promise<ContentPage | null>;
  component: (request: EditingComponentRequest) => Promise<LayoutData | null>;
}

/** Paths of the GraphQL endpoint in the platform's deployments (content platform §1.1). */
const ENDPOINT = /\/(?:sitecore\/api\/graph\/edge|v1\/content\/api\/graphql\/v1|api\/graphql\/v1)$/;

/** Splits the URL of the GraphQL endpoint into the base URL of all services and the endpoint's path. */
export function editingEndpoint(contentUrl: string): { base: string; endpoint: string } {
  const { origin, pathname } = new URL(contentUrl);
  const path = pathname === '/' ? '' : pathname;
  const endpoint = ENDPOINT.exec(path)?.[0] ?? path;
  return { base: `${origin}${path.slice(0, path.length - endpoint.length)}`, endpoint };
}

interface EditingEndpoint {
  base: string;
  endpoint: string;
  /** Prepares a layout before it is returned; see `createPorts`. */
  prepare: <T>(value: T) => T;
}

/** @param upstream an upstream at the base URL that `editingEndpoint` returns */
export function createEditingPort(upstream: Upstream, { base, endpoint, prepare }: EditingEndpoint): EditingPort {
  return {
    upstream,
    base,
    layout: async (request) => prepare(await loadLayout(upstream, endpoint, request)),
    component: async (request) => prepare(await loadComponent(upstream, request)),
  };
}

async function loadLayout(
  upstream: Upstream,
  endpoint: string,
  request: EditingLayoutRequest,
): Promise<ContentPage | null> {
  const { site, itemId, language, version, state, layoutKind, variant, previewTime, authorization, signal } = request;
  const operation = 'EditingQuery';
  const source = { upstream: upstream.name, operation };
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
  return upstream.json(call, (body) => pageOf(checked(editingResponseSchema, graphqlData(body, source), source)));
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
