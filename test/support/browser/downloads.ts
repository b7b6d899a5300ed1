import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { eventually } from '../eventually.ts';

/** Lets a page save files, and returns the function that saves one and returns its name and text. */
export async function downloadsOf(page: Page) {
  const session = await page.createCDPSession();
  const { id: browserContextId } = page.browserContext();
  /** @param press starts the download */
  return async (press: () => Promise<void>): Promise<{ name: string; text: string }> => {
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-download-'));
    try {
      await session.send('Browser.setDownloadBehavior', {
        behavior: 'allow',
        downloadPath: folder,
        ...(browserContextId !== undefined && { browserContextId }),
      });
      await press();
      // Until it is complete, the file has another name.
      await eventually(async () => (await readdir(folder)).filter((name) => !name.endsWith('.crdownload')).length, 1);
      const [name = ''] = await readdir(folder);
      return { name, text: await readFile(join(folder, name), 'utf8') };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}
