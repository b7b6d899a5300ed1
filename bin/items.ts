import { runItems } from './items/run.ts';

/** The process of `npm run items`. */
process.exitCode = await runItems({ argv: process.argv.slice(2), env: process.env, output: console });
