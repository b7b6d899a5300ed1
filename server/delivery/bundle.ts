import { join } from 'node:path';
import type { EntryServer } from '../../src/contracts/page/render.ts';
import { type Assets, readAssets } from './assets.ts';

/** What pages are rendered by, and the files that they refer to. */
export interface Bundle {
  assets: Assets;
  entryServer: EntryServer;
}

/**
 * Reads the build.
 *
 * @param dist folder of the client and server builds
 * @throws Error when there is no build
 */
export async function readBundle(dist: string): Promise<Bundle> {
  const assets = readAssets(join(dist, 'client'));
  return { assets, entryServer: (await import(join(dist, 'server', 'entry.server.js'))) as EntryServer };
}
