import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { concatBytes } from '../cache/concatBytes.ts';
import { type PageEntry, plainBody } from './pageEntry.ts';

const compress = promisify(brotliCompress);

const MAX_WAITING = 200;
/** Binary logarithm of the bytes that brotli looks back: as much as a page, while the default of 4 MB takes 32 MB of tables. */
const WINDOW = 18;

/** Returns a function that compresses entries by brotli at its best level: one at a time, off the main thread. */
export function createBackgroundCompression(): (entry: PageEntry) => void {
  const waiting = new Set<PageEntry>();
  let busy = false;

  async function work(): Promise<void> {
    busy = true;
    for (const entry of waiting) {
      entry.brotli = await compressed(entry);
      waiting.delete(entry);
    }
    busy = false;
  }

  return (entry) => {
    if (entry.brotli || waiting.size >= MAX_WAITING) return;
    waiting.add(entry);
    if (!busy) void work();
  };
}

/** Null when it fails: the page is then sent as gzip. */
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
