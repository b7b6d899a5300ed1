import type { Request, RequestHandler, Response } from 'express';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { LayoutContext } from '../../src/contracts/layout.ts';
import type { EditorParts } from '../../src/contracts/render.ts';
import { closing } from '../operations/closing.ts';
import { contextOf } from '../operations/context.ts';
import { loadPage } from '../page/load.ts';
import type { LoadDependencies, PageRequest } from '../page/pageRequest.ts';
import type { LoadedPage } from '../page/pageResult.ts';
import { brandHomeAt } from '../page/route.ts';
import { imageOriginsOf } from '../page/thirdParties.ts';
import type { ContentPage } from '../ports/contentPort.ts';
import type { EditingPort } from '../ports/editingPort.ts';
import { UpstreamError } from '../ports/upstreamError.ts';
import type { Assets } from '../render/assets.ts';
import type { PageMaker } from '../render/pageMaker.ts';
import { type Place, type RenderBudget, RenderRefused } from '../render/renderBudget.ts';
import { refuse } from './door.ts';
import { type EditingRequest, readEditingRequest } from './editingRequest.ts';
import { editorLoaders } from './editorLoaders.ts';
import { editorOf } from './editorOf.ts';
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

/** What a page for editors waits for has so long, in milliseconds: the platform makes it while they wait. */
const DEADLINE = 15_000;

/**
 * `/api/editing/render`: a page or one component from the platform's drafts, rendered here and now. No cache is asked or
 * filled with it, no redirect is followed; 404 when the platform has no such page for this editor, 502 when it fails,
 * 503 when too many pages for editors are being made.
 */
export function renderPage(dependencies: RenderDependencies): RequestHandler {
  return async (req, res) => {
    const asked = readEditingRequest(req.query, dependencies.sites);
    if ('missing' in asked) return refuse(res, 400, `Missing required query parameters: ${asked.missing.join(', ')}`);
    if ('invalid' in asked) return refuse(res, 400, `Invalid query parameter: ${asked.invalid}`);
    const signal = closing(res);
    try {
      const { client } = contextOf(res);
      const place = await dependencies.renders.enter({ key: '', client, isBackground: false, signal });
      await answer(req, res, asked, { ...dependencies, place }, signal).finally(place.leave);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof RenderRefused) {
        refuse(res.set('Retry-After', '2'), 503, 'Too many pages for editors are being made');
        return;
      }
      if (!(error instanceof UpstreamError)) throw error;
      refuse(res, 502, 'The content platform does not answer as it should');
    }
  };
}

async function answer(
  req: Request,
  res: Response,
  asked: EditingRequest,
  dependencies: RenderDependencies & { place: Place },
  signal: AbortSignal,
): Promise<void> {
  const { port, origins, maker, load, place } = dependencies;
  const authorization = authorizationOf(req);
  const page = await draftOf(port, asked, authorization, signal);
  if (page === null) return refuse(res, 404, 'The content platform has no such page for this editor');
  const request = pageRequestOf(asked, res, signal);
  const loaded = await loadPage(request, {
    ...load,
    loaders: editorLoaders(load.loaders),
    sources: { ...load.sources, layout: async () => page },
    deadline: DEADLINE,
    // The editor sees the card; what visitors meet is counted and logged when they do.
    onSectionFailure: () => {},
  });
  if (loaded.kind === 'redirect') throw new Error('A page for editors was redirected');
  // Of other people's, editors see the pictures that visitors see, and nothing else.
  const settled = maker.policies.settled(imageOriginsOf(asked.site));
  if (asked.mode === 'preview') {
    res.setHeader('Set-Cookie', previewCookies(asked.site.contentName, authorization));
    res.setHeader('Content-Security-Policy', previewPolicy(settled, origins.sources, request.origin));
    return send(res, await place.render(() => maker.entryServer.renderSettled(maker.renderInput(loaded, signal))));
  }
  const parts = partsOf(page.layout.sitecore.context, asked, dependencies);
  const scripts = parts.clientScripts.map((src) => new URL(src).origin);
  res.setHeader('Content-Security-Policy', editorPolicy(settled, origins.sources, scripts));
  const input = editorInput(loaded, dependencies, signal);
  send(res, await place.render(() => maker.entryServer.renderForEditors(input, parts)));
}

async function draftOf(
  port: EditingPort,
  asked: EditingRequest,
  authorization: string | undefined,
  signal: AbortSignal,
): Promise<ContentPage | null> {
  const { site, itemId, address, version, component, mode, marks } = asked;
  const language = address.language.code;
  const same = { site: site.contentName, itemId, language, version, authorization, signal };
  if (component) {
    const layout = await port.component({ ...same, ...component, withMetadata: marks });
    return layout && { layout, languages: [] };
  }
  const { layoutKind, variant, previewTime } = asked;
  return port.layout({ ...same, layoutKind, variant, previewTime, state: mode === 'preview' ? 'preview' : 'edit' });
}

function pageRequestOf({ site, address, mode }: EditingRequest, res: Response, signal: AbortSignal): PageRequest {
  const { resolved } = contextOf(res);
  const request = { site, origin: originOf(site, resolved), mode, signal };
  // The start page of a brand host is shown as its visitors see it, whichever host the editor uses.
  const home = brandHomeAt(site, address.path);
  if (home) {
    const path = home.prefix || '/';
    return { ...request, ...address, path, route: { ...address.route, path: '/' }, brand: home.brand };
  }
  return { ...request, ...address, brand: resolved?.site === site ? resolved.brand : null };
}

/** Without the scripts of visitors, with style sheets that know of none. */
function editorInput(loaded: LoadedPage, { maker, assets }: RenderDependencies, signal: AbortSignal) {
  const input = maker.renderInput(loaded, signal);
  const page = { ...input.page, styles: assets.editor.stylesFor(input.page.styles) };
  return { ...input, page, assets: { ...input.assets, entry: null, modules: [] } };
}

function partsOf(
  context: LayoutContext | undefined,
  { mode, marks }: EditingRequest,
  { port, assets }: RenderDependencies,
): EditorParts {
  const { script } = assets.editor;
  return { marks, script, ...editorOf(context, mode, port.base) };
}

function send(res: Response, html: Buffer): void {
  res.status(200).type('html').send(html);
}
