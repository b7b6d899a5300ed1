import { CustomerError } from './config/customer.ts';

/** The entry point of a process. */
try {
  const { start } = await import('./server/start.ts');
  await start();
} catch (error) {
  if (!(error instanceof CustomerError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
