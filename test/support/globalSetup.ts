import { type Services, startServices } from './services.ts';

let services: Services | null = null;

/** Jest's `globalSetup`. Test files find the services by an environment variable, which workers inherit. */
export default async function setUp(): Promise<void> {
  services = await startServices();
  process.env.TEST_SERVICES_URL = services.url;
}

export async function stopServices(): Promise<void> {
  await services?.stop();
}
