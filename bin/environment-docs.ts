import { environmentReference, environmentTemplate } from '../config/environmentReference.ts';
import { writeOrCheck } from './lib/generatedFiles.ts';

/** Writes `docs/environment.md` and `deploy/forecourt.env`; with `--check` it only compares and exits 1 when a file is stale. */
writeOrCheck(
  { 'docs/environment.md': environmentReference(), 'deploy/forecourt.env': environmentTemplate() },
  'npx node bin/environment-docs.ts',
);
