import type { Request, Response } from 'express';
import type { EntryServer } from '../../src/contracts/page/render.ts';
import { requestOf } from '../operations/request/request.ts';
import type { Assets } from './assets.ts';

/** Announces what every page of a site needs, by status 103, while the page is being made. */
export type SendEarlyHints = (req: Request, res: Response) => void;

/** Browsers ignore hints for requests that are no navigation, and some clients cannot read status 103. */
const isNavigation = (req: Request) => req.method === 'GET' && req.headers['sec-fetch-mode'] === 'navigate';

/** Creates the function that announces style sheets and fonts (docs/decisions/0071). */
export function createEarlyHints(
  assets: Pick<Assets, 'stylesOf' | 'filesOf'>,
  entryServer: Pick<EntryServer, 'preloadedFonts'>,
): SendEarlyHints {
  return (req, res) => {
    const { resolved } = requestOf(res);
    if (!resolved || !isNavigation(req)) return;
    const styles = assets.stylesOf([]).map((href) => `<${href}>; rel=preload; as=style`);
    const fonts = assets
      .filesOf(entryServer.preloadedFonts(resolved.site.theme, resolved.brand?.theme ?? null))
      .map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
    res.writeEarlyHints({ link: [...styles, ...fonts] });
  };
}
