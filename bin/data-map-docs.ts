import { dataMapReference } from './dataMap/dataMapReference.ts';
import { writeOrCheck } from './lib/generatedFiles.ts';

/** Writes `docs/data-map.md`; with `--check` it only compares and exits 1 when the file is stale. */
writeOrCheck({ 'docs/data-map.md': dataMapReference() }, 'npx node bin/data-map-docs.ts');
