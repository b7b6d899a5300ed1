import { runDoctor } from './doctor/run.ts';

/** The process of `npm run doctor`. */
process.exitCode = await runDoctor({ argv: process.argv.slice(2), env: process.env, output: console });
