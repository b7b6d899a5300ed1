import type { Environment } from '../../config/environment.ts';
import type { RecordRefusal } from '../operations/limits/refusals.ts';
import { createRenderBudget, type RenderBudget } from './renderBudget.ts';
import { createRenderTurns } from './renderTurns.ts';
import type { TimeSlices } from './timeSlices.ts';

/** Permits and queue of editors' pages, as a part of the visitors'. */
const EDITORS_SHARE = 0.25;
/** Longest wait of an editor's page in its queue. Editors would rather wait than try again. */
const EDITORS_TIMEOUT_MS = 5_000;

type Limits = Pick<Environment, 'MAX_RENDERS' | 'RENDER_QUEUE' | 'RENDER_QUEUE_TIMEOUT'>;

/**
 * Returns the budget of visitors' pages and the one of editors' pages. They share the turns of renders and nothing else, so that
 * neither can take the permits of the other (Q49, Q53).
 */
export function createRenderBudgets(
  limits: () => Limits,
  recordRefusal: RecordRefusal,
  shutdown: AbortSignal,
  slices: Pick<TimeSlices, 'isBusy'>,
): Record<'visitors' | 'editors', RenderBudget> {
  const turns = createRenderTurns({ isBusy: slices.isBusy });
  return {
    visitors: createRenderBudget({
      limits,
      recordRefusal,
      shutdown,
      runInTurn: turns.visitors,
      clientShare: 0.25,
      refusals: { queue: 'renders', client: 'rendersOfClient', wait: 'renderWait' },
    }),
    editors: createRenderBudget({
      limits: () => ({
        MAX_RENDERS: Math.ceil(limits().MAX_RENDERS * EDITORS_SHARE),
        RENDER_QUEUE: Math.ceil(limits().RENDER_QUEUE * EDITORS_SHARE),
        RENDER_QUEUE_TIMEOUT: EDITORS_TIMEOUT_MS,
      }),
      recordRefusal,
      shutdown,
      runInTurn: turns.editors,
      clientShare: 0.5,
      refusals: { queue: 'previews', client: 'previews', wait: 'previews' },
    }),
  };
}
