import { createSources } from '../../../sandbox/sources.ts';

/** Content and records for the test files of a Jest worker. `dataset.ts` loads this module outside of their contexts, once. */
export const sources = createSources();
