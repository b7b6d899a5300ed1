import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { concatBytes } from '../cache/concatBytes.ts';
import { type PageEntry, plainBody } from './pageEntry.ts';

const compress = promisify(brotliCompress);

const MAX_QUEUED = 200;
/** Binary logarithm of brotli's window: about the size of a page. The default of 4 MB needs 32 MB of tables. */
const WINDOW = 18;

/** Returns a function that compresses entries by brotli at its best level: one at a time, off the main thread. */
export function createBackgroundCompression(): (entry: PageEntry) => void {
  const queue = new Set<PageEntry>();
  let isProcessing = false;

  async function processQueue(): Promise<void> {
    isProcessing = true;
    for (const entry of queue) {
      entry.brotli = await compressed(entry);
      queue.delete(entry);
    }
    isProcessing = false;
  }

  return (entry) => {
    if (entry.brotli || queue.size >= MAX_QUEUED) return;
    queue.add(entry);
    if (!isProcessing) void processQueue();
  };
}

/** Returns the compressed body, or null when compression fails; the page is then sent as gzip. */
async function compressed(entry: PageEntry): Promise<Buffer | null> {
  const body = await plainBody(entry);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
  };
  return compress(body, { params }).then(
    (packed) => concatBytes([packed]),
    () => null,
  );
}
