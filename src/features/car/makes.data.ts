import { withTimeout } from '../../../lib/withTimeout.ts';
import type { LoaderContext, Make } from '../../contracts/page/loader.ts';

/** Time limit in milliseconds: a page without logos of makes is better than a slow page. */
const MAKES_TIMEOUT_MS = 800;

/**
 * Loads the makes that the site sells; empty when the platform does not know the site (F035), fails (F033) or exceeds the time limit.
 *
 * @param effect what is reported to be missing then
 */
export async function loadMakes(
  { ports, report, timeLimit }: Pick<LoaderContext, 'ports' | 'report' | 'timeLimit'>,
  effect: string,
): Promise<readonly Make[]> {
  try {
    const makes = await withTimeout(timeLimit(MAKES_TIMEOUT_MS), 'makes', ports.makes());
    if (makes === null) report('contextMissing', 'No Sitecore context found');
    return makes ?? [];
  } catch (error) {
    report('makesFailed', effect, error);
    return [];
  }
}
