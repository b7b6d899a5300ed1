import { type RequestHandler, Router } from 'express';
import { sendPlain } from '../operations/plainPage.ts';
import type { RateLimit } from '../operations/rateLimit.ts';
import { createDoor } from './door.ts';
import { FEAAS_PAGE, feaasPage, toFeaasPage } from './feaas.ts';
import { type RenderDependencies, renderPage } from './render.ts';

const CONFIG = '/api/editing/config';
const RENDER = '/api/editing/render';
/** The second is what the platform calls, the first what it calls on older heads. */
const FEAAS = ['/feaas-render', '/api/editing/feaas/render'];
const ALL = [/^\/api\/editing(?:\/|$)/, ...FEAAS, FEAAS_PAGE];

interface EditingDependencies extends RenderDependencies {
  /** Empty: nothing here exists. */
  secret: string;
  /** Wrong secrets of a client. */
  guesses: RateLimit;
  /** Versions of what the pages are made with, for the platform's records. */
  packages: Readonly<Record<string, string>>;
}

/** The addresses by which the platform's editor reaches this site (F003, content platform §3.2). */
export function createEditing(dependencies: EditingDependencies): RequestHandler {
  const { secret, guesses, origins, packages, maker } = dependencies;
  const router = Router({ caseSensitive: true, strict: true });
  if (secret !== '') {
    const door = createDoor({ secret, guesses, origins });
    const editor = [door.cors, door.secret, door.preflight, door.getOnly];
    const components = maker.entryServer.componentNames;
    const config: RequestHandler = (_req, res) => void res.json({ components, packages, editMode: 'metadata' });
    router.all(CONFIG, editor, config);
    router.all(RENDER, editor, renderPage(dependencies));
    router.all(FEAAS, door.cors, door.getOrOptions, door.secret, door.preflight, toFeaasPage(secret));
    router.all(FEAAS_PAGE, feaasPage(secret, origins));
  }
  // Also what is not one of them: the pages behind would look for it among the site's own.
  router.all(ALL, (_req, res) => sendPlain(res, 404));
  return router;
}
