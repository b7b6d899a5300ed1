import { lawReference } from '../config/law/lawReference.ts';
import { writeOrCheck } from './lib/generatedFiles.ts';

/** Writes `docs/law.md`; with `--check` it only compares and exits 1 when the file is stale. */
writeOrCheck({ 'docs/law.md': lawReference() }, 'npx node bin/law-docs.ts');
