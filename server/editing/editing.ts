import { type RequestHandler, Router } from 'express';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import { sendPlain } from '../operations/plainPage.ts';
import { createAuthGuard } from './authGuard.ts';
import { FEAAS_PAGE, feaasPage, redirectToFeaasPage } from './feaas.ts';
import { type RenderDependencies, renderPage } from './render.ts';

const CONFIG_PATH = '/api/editing/config';
const RENDER_PATH = '/api/editing/render';
/** Older platforms call the first path, newer ones the second. */
const FEAAS_PATHS = ['/feaas-render', '/api/editing/feaas/render'];
const ALL_PATHS = [/^\/api\/editing(?:\/|$)/, ...FEAAS_PATHS, FEAAS_PAGE];

interface EditingDependencies extends RenderDependencies {
  /** Returns what holds now. Empty at the start: all editing URLs respond 404. */
  secret: () => string;
  /** Rate limit of wrong secrets by client. */
  guesses: RateLimit;
  /** Package versions for the platform's records. */
  packages: Readonly<Record<string, string>>;
}

/** Creates the router of the platform's editor (F003, content platform §3.2). */
export function createEditingRouter(dependencies: EditingDependencies): RequestHandler {
  const { secret, guesses, origins, packages, maker } = dependencies;
  const router = Router({ caseSensitive: true, strict: true });
  if (secret() !== '') {
    const guard = createAuthGuard({ secret, guesses, origins });
    const checks = [guard.cors, guard.secret, guard.preflight, guard.getOnly];
    const components = maker.entryServer.componentNames;
    const config: RequestHandler = (_req, res) => void res.json({ components, packages, editMode: 'metadata' });
    router.all(CONFIG_PATH, checks, config);
    router.all(RENDER_PATH, checks, renderPage(dependencies));
    router.all(FEAAS_PATHS, guard.cors, guard.getOrOptions, guard.secret, guard.preflight, redirectToFeaasPage(secret));
    router.all(FEAAS_PAGE, feaasPage(secret, origins));
  }
  // Other editing paths are 404 too; otherwise the page router would look for a page.
  router.all(ALL_PATHS, (_req, res) => sendPlain(res, 404));
  return router;
}
