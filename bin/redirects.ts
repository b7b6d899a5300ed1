import { runRedirects } from './redirects/run.ts';

/** The process of `npm run redirects`. */
process.exitCode = await runRedirects({ argv: process.argv.slice(2), env: process.env, output: console });
