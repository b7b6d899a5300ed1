import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { RenderedStream } from '../../src/contracts/page/render.ts';

/** Returns a rendered page as one buffer. */
export async function buffered(page: RenderedStream): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const collector = new Writable({
    // React writes small chunks and respects back-pressure: accept the complete page.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await finished(page.pipe(collector));
  return Buffer.concat(chunks);
}
