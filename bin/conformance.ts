import { runConformance } from './conformance/run.ts';

/** The process of `npm run conformance`. */
process.exitCode = await runConformance({ argv: process.argv.slice(2), env: process.env, output: console });
