import { runService } from '../lib/runService.ts';
import { startService } from './service.ts';

/** `npm start`: runs the leads service until a signal ends it. Listens, and writes `{ "leads": URL }` as its first line of output. */
await runService('leads', () => startService(process.env));
