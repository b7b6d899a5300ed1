import type { Request, RequestHandler, Response } from 'express';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { LayoutContext } from '../../src/contracts/content/layout.ts';
import type { EditorParts } from '../../src/contracts/page/render.ts';
import type { Assets } from '../delivery/assets.ts';
import { buffered } from '../delivery/buffered.ts';
import type { PageMaker } from '../delivery/pageMaker.ts';
import { type RenderBudget, type RenderPermit, RenderRefused } from '../delivery/renderBudget.ts';
import { disconnectSignal } from '../operations/disconnectSignal.ts';
import { requestOf } from '../operations/request/request.ts';
import { imageOriginsOf } from '../page/head/thirdParties.ts';
import { loadPage } from '../page/load.ts';
import type { LoadedPage } from '../page/pageResult.ts';
import type { LoadDependencies, PageRequest } from '../page/route/pageRequest.ts';
import { brandHomeAt } from '../page/route/route.ts';
import type { ContentPage } from '../ports/content/contentPage.ts';
import type { EditingPort } from '../ports/content/editingPort.ts';
import { UpstreamError } from '../ports/upstream/upstreamError.ts';
import { refuse } from './authGuard.ts';
import { type EditingRequest, readEditingRequest } from './editingRequest.ts';
import { editorClientParts } from './editorClientParts.ts';
import { editorLoaders } from './editorLoaders.ts';
import type { AllowedOrigins } from './origins.ts';
import { editorPolicy, previewPolicy } from './policy.ts';
import { authorizationOf, previewCookies } from './previewCookies.ts';
import { originOf } from './siteOrigin.ts';

export interface RenderDependencies {
  sites: readonly SiteConfig[];
  origins: AllowedOrigins;
  port: EditingPort;
  load: LoadDependencies;
  maker: PageMaker;
  /** The budget of pages for editors. */
  renders: RenderBudget;
  assets: Assets;
}

/** Time limit for the data of a page for editors, in milliseconds. Drafts are slower than published pages. */
const DEADLINE_MS = 15_000;

/**
 * Handles `/api/editing/render`: renders a page or one component from the platform's drafts, without caches or redirects.
 * Responds 404 when the platform has no such page for this editor, 502 when the platform fails, 503 when too many pages for
 * editors are being rendered.
 */
export function renderPage(dependencies: RenderDependencies): RequestHandler {
  return async (req, res) => {
    const request = readEditingRequest(req.query, dependencies.sites);
    if ('missing' in request)
      return refuse(res, 400, `Missing required query parameters: ${request.missing.join(', ')}`);
    if ('invalid' in request) return refuse(res, 400, `Invalid query parameter: ${request.invalid}`);
    const signal = disconnectSignal(res);
    try {
      const { client } = requestOf(res);
      const permit = await dependencies.renders.acquire({ key: '', client, isBackground: false, signal });
      await sendPage(req, res, request, { ...dependencies, permit }, signal).finally(permit.release);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof RenderRefused) {
        refuse(res.set('Retry-After', '2'), 503, 'Too many pages for editors are being rendered');
        return;
      }
      if (!(error instanceof UpstreamError)) throw error;
      refuse(res, 502, 'The content platform failed or sent an invalid response');
    }
  };
}

async function sendPage(
  req: Request,
  res: Response,
  request: EditingRequest,
  dependencies: RenderDependencies & { permit: RenderPermit },
  signal: AbortSignal,
): Promise<void> {
  const { port, origins, maker, load, permit } = dependencies;
  const authorization = authorizationOf(req);
  const page = await fetchDraft(port, request, authorization, signal);
  if (page === null) return refuse(res, 404, 'The content platform has no such page for this editor');
  const pageRequest = pageRequestOf(request, res, signal);
  const loaded = await loadPage(pageRequest, {
    ...load,
    loaders: editorLoaders(load.loaders),
    sourcesOf: (scope) => ({ ...load.sourcesOf(scope), layout: async () => page }),
    deadline: DEADLINE_MS,
    // The editor sees the failure on the page. Failures are counted and logged for visitors only.
    onSectionFailure: () => {},
    onSectionFallback: () => {},
  });
  if (loaded.kind === 'redirect') throw new Error('A page for editors was redirected');
  // Editors load images from the same hosts as visitors, and no other third parties.
  const visitorPolicy = maker.policies.settled(imageOriginsOf(request.site));
  if (request.mode === 'preview') {
    res.setHeader('Set-Cookie', previewCookies(request.site.contentName, authorization));
    res.setHeader('Content-Security-Policy', previewPolicy(visitorPolicy, origins.sources, pageRequest.origin));
    const input = maker.renderInput(loaded, signal);
    return send(res, await permit.render(async () => buffered(await maker.entryServer.render(input, 'settled'))));
  }
  const parts = editorPartsOf(page.layout.sitecore.context, request, dependencies);
  const scripts = parts.clientScripts.map((src) => new URL(src).origin);
  res.setHeader('Content-Security-Policy', editorPolicy(visitorPolicy, origins.sources, scripts));
  const input = { ...editorInput(loaded, dependencies, signal), editor: parts };
  send(res, await permit.render(async () => buffered(await maker.entryServer.render(input, 'settled'))));
}

async function fetchDraft(
  port: EditingPort,
  request: EditingRequest,
  authorization: string | undefined,
  signal: AbortSignal,
): Promise<ContentPage | null> {
  const { site, itemId, target, version, component, mode, withChrome } = request;
  const language = target.language.code;
  const common = { site: site.contentName, itemId, language, version, authorization, signal };
  if (component) {
    const layout = await port.component({ ...common, ...component, withMetadata: withChrome });
    return layout && { layout, languages: [] };
  }
  const { layoutKind, variant, previewTime } = request;
  return port.layout({ ...common, layoutKind, variant, previewTime, state: mode === 'preview' ? 'preview' : 'edit' });
}

function pageRequestOf({ site, target, mode }: EditingRequest, res: Response, signal: AbortSignal): PageRequest {
  const { resolved } = requestOf(res);
  const pageRequest = { site, origin: originOf(site, resolved), mode, signal };
  // The start page of a brand host is rendered as on that host, whichever host the editor uses.
  const home = brandHomeAt(site, target.path);
  if (home) {
    const path = home.prefix || '/';
    return { ...pageRequest, ...target, path, route: { ...target.route, path: '/' }, brand: home.brand };
  }
  return { ...pageRequest, ...target, brand: resolved?.site === site ? resolved.brand : null };
}

/** Returns the render input without visitors' scripts, and with the style sheets for browsers without scripts. */
function editorInput(loaded: LoadedPage, { maker, assets }: RenderDependencies, signal: AbortSignal) {
  const input = maker.renderInput(loaded, signal);
  const page = { ...input.page, styles: assets.editor.stylesFor(input.page.styles) };
  return { ...input, page, assets: { ...input.assets, entry: null, modules: [] } };
}

function editorPartsOf(
  context: LayoutContext | undefined,
  { mode, withChrome }: EditingRequest,
  { port, assets }: RenderDependencies,
): EditorParts {
  const { script } = assets.editor;
  return { chromes: withChrome, script, ...editorClientParts(context, mode, port.base) };
}

function send(res: Response, html: Buffer): void {
  res.status(200).type('html').send(html);
}
