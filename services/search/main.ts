import { runService } from '../lib/runService.ts';
import { startService } from './service.ts';

/** `npm start`: runs the search service until a signal ends it. Listens, and writes `{ "search": URL }` as its first line of output. */
await runService('search', () => startService(process.env));
