import { withErrorsAsText } from './lib/command.ts';
import { runRehearsal } from './rehearse/run.ts';

/** The process of `npm run rehearse`. */
process.exitCode = await withErrorsAsText(runRehearsal, {
  argv: process.argv.slice(2),
  env: process.env,
  output: console,
});
