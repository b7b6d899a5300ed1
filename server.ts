import { start } from './server/start.ts';

/** The entry point of a process. */
await start();
