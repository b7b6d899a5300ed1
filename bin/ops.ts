import { withErrorsAsText } from './lib/command.ts';
import { runOps } from './ops/run.ts';

/** The process of `npm run ops`. */
process.exitCode = await withErrorsAsText(runOps, { argv: process.argv.slice(2), env: process.env, output: console });
