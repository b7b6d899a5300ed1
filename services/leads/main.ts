import { startService } from './service.ts';

/** `npm start`: runs the leads service until a signal ends it. Listens, and writes `{ "leads": URL }` as its first line of output. */
try {
  const { url, close } = await startService(process.env);
  process.stdout.write(`${JSON.stringify({ leads: url })}\n`);
  const stop = async (): Promise<void> => {
    await close();
    process.exit(0);
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, stop);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
