import { runReconcile } from './reconcile/run.ts';

/** The process of `npm run reconcile`. */
process.exitCode = await runReconcile({ argv: process.argv.slice(2), env: process.env, output: console });
