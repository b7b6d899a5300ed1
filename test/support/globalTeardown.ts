import { stopServices } from './globalSetup.ts';

/** Jest's `globalTeardown`. */
export default async function tearDown(): Promise<void> {
  await stopServices();
}
