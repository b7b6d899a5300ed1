import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRecord } from '../../lib/record.ts';
import { type Handler, HttpError, readJson, requestUrl, send, sendJson } from '../lib/http.ts';
import { nameOperation } from '../lib/operation.ts';
import { withPublishedMedia } from '../media/published.ts';
import { serveCloud } from './cloudServices.ts';
import { canvasScript } from './editor/canvasScript.ts';
import type { ForeignLayouts } from './foreignLayouts.ts';
import { createGraphql, type GraphqlCall } from './graphql/execute.ts';
import { componentLayout } from './layout/component.ts';
import { CANVAS_PATH, editingState } from './layout/editing.ts';
import { sitemapXml } from './sitemapXml.ts';
import type { ContentTree } from './tree/tree.ts';

interface ContentUpstreamOptions {
  /** The accepted key or context id; any other gets a 401. */
  readonly key: string;
  /** Base URL of this upstream for its callers; available after the sandbox listens. */
  readonly publicUrl: () => string;
  /** Base URL of the media upstream, which some media URLs of the content have; without it, all media URLs are rooted paths. */
  readonly mediaUrl?: () => string;
  readonly foreign?: ForeignLayouts;
}

/** GraphQL endpoints of the deployments: local, edge platform proxy, edge delivery. */
const ENDPOINTS = new Set(['/sitecore/api/graph/edge', '/v1/content/api/graphql/v1', '/api/graphql/v1']);

/** Creates the content platform: GraphQL at the endpoint of every deployment, sitemap files, and the cloud services. */
export function createContentUpstream(tree: ContentTree, options: ContentUpstreamOptions): Handler {
  const executeCall = createGraphql(tree, options.foreign);
  const { mediaUrl } = options;
  const published = (data: object) => (mediaUrl ? withPublishedMedia(data, mediaUrl()) : data);

  async function serveGraphql(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> {
    if (req.method !== 'POST') {
      res.setHeader('allow', 'POST');
      sendJson(res, 405, { errors: [{ message: 'GraphQL accepts POST only.' }] });
      return;
    }
    if (!isAuthorized(req, url, options.key)) {
      sendJson(res, 401, {
        statusCode: 401,
        message: 'Access denied due to a missing or invalid API key or context id.',
      });
      return;
    }
    const call = readCall(await readJson(req));
    nameOperation(req, operationName(call));
    const result = await executeCall(call, options.publicUrl(), editingState(req.headers, options.publicUrl()));
    sendJson(res, 200, published(result));
  }

  /** Sends one component to the design library; 404 with a layout without route when there is none. */
  function serveComponent(req: IncomingMessage, res: ServerResponse, url: URL): void {
    nameOperation(req, 'component');
    const state = editingState(req.headers, options.publicUrl());
    const layout = isAuthorized(req, url, options.key) ? componentLayout(tree, url.searchParams, state) : undefined;
    if (layout === undefined) sendJson(res, 401, { message: 'Access denied.' });
    else if (layout) sendJson(res, 200, published(layout));
    else sendJson(res, 404, { sitecore: { context: {}, route: null } });
  }

  return async (req, res) => {
    const url = requestUrl(req);
    const path = url.pathname.replace(/(?<=.)\/$/, '');
    if (ENDPOINTS.has(path)) return serveGraphql(req, res, url);
    const sitemap = /^\/sitemaps\/([\w-]+)\/sitemap\.xml$/.exec(path);
    const site = tree.sites.get(sitemap?.[1] ?? '');
    if (site) {
      nameOperation(req, 'sitemap file');
      return send(res, 200, 'application/xml; charset=utf-8', sitemapXml(site));
    }
    if (path === CANVAS_PATH) return send(res, 200, 'text/javascript; charset=utf-8', canvasScript());
    if (path === '/layout/component') return serveComponent(req, res, url);
    if (await serveCloud(req, res, path)) return;
    sendJson(res, 404, { message: 'Nothing is here.' });
  };
}

/** Whether the key is in a header or, from older clients, in a query parameter. */
function isAuthorized(req: IncomingMessage, url: URL, key: string): boolean {
  const keys = [
    req.headers.sc_apikey,
    req.headers['x-gql-token'],
    req.headers['x-sitecore-contextid'],
    url.searchParams.get('sc_apikey'),
    url.searchParams.get('sitecoreContextId'),
  ];
  return keys.includes(key);
}

function readCall(body: unknown): GraphqlCall {
  if (!isRecord(body) || typeof body.query !== 'string') throw new HttpError(400, 'The body needs a "query".');
  return {
    query: body.query,
    ...(isRecord(body.variables) ? { variables: body.variables } : {}),
    ...(typeof body.operationName === 'string' ? { operationName: body.operationName } : {}),
  };
}

/** Returns the name for the counters; unnamed queries are named by their first root field. */
function operationName(call: GraphqlCall): string {
  const named = call.operationName ?? /^\s*(?:query|mutation)\s+(\w+)/.exec(call.query)?.[1];
  return named ?? `unnamed ${/\{\s*(?:\w+\s*:\s*)?(\w+)/.exec(call.query)?.[1] ?? 'query'}`;
}
