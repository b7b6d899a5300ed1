import type { Environment } from '../../config/environment.ts';
import type { RecordRefusal } from '../operations/refusals.ts';
import { createRenderBudget, type RenderBudget } from './renderBudget.ts';
import { createRenderTurns } from './renderTurns.ts';
import type { TimeSlices } from './timeSlices.ts';

/** Places and queue of editors' pages, as a part of the visitors'. */
const EDITORS_PART = 0.25;
/** Milliseconds that an editor's page waits in its queue: editors would rather wait than try again. */
const EDITORS_WAIT = 5_000;

type Limits = Pick<Environment, 'MAX_RENDERS' | 'RENDER_QUEUE' | 'RENDER_QUEUE_TIMEOUT'>;

/**
 * Returns the budget of visitors' pages and the one of editors'. They share turns at the processor, and nothing else: no crowd
 * of visitors takes an editor's place, no flood of previews a visitor's (Q49, Q53).
 */
export function createRenderBudgets(
  limits: Limits,
  turnAway: RecordRefusal,
  ending: AbortSignal,
  slices: Pick<TimeSlices, 'isBusy'>,
): Record<'visitors' | 'editors', RenderBudget> {
  const turns = createRenderTurns({ isBusy: slices.isBusy });
  return {
    visitors: createRenderBudget({
      ...{ limits, refuse: turnAway, ending },
      inTurn: turns.visitors,
      part: 0.25,
      refusals: { queue: 'renders', client: 'rendersOfClient', wait: 'renderWait' },
    }),
    editors: createRenderBudget({
      limits: {
        MAX_RENDERS: Math.ceil(limits.MAX_RENDERS * EDITORS_PART),
        RENDER_QUEUE: Math.ceil(limits.RENDER_QUEUE * EDITORS_PART),
        RENDER_QUEUE_TIMEOUT: EDITORS_WAIT,
      },
      ...{ refuse: turnAway, ending },
      inTurn: turns.editors,
      part: 0.5,
      refusals: { queue: 'previews', client: 'previews', wait: 'previews' },
    }),
  };
}
