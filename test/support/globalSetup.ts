import { join, resolve } from 'node:path';
import { type Services, startServices } from './booking/services.ts';

let services: Services | null = null;

const COMPILE_CACHE = join(resolve(import.meta.dirname, '../..'), 'var', 'compile-cache');

/**
 * Jest's `globalSetup`. Test files find the services by an environment variable, which workers inherit. So do they and the processes that
 * they start find Node's compile cache: code that one of them has loaded starts faster in the next.
 */
export default async function setUp(): Promise<void> {
  process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE;
  services = await startServices();
  process.env.TEST_SERVICES_URL = services.url;
}

export async function stopServices(): Promise<void> {
  await services?.stop();
}
