import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|svg)$/;
/** Files below this size in bytes fit into the first packet uncompressed. */
const MIN_BYTES = 512;

/**
 * Writes a `.br` and a `.gz` version of every text file of the browser build with maximum compression. The server sends these
 * files and never compresses a file during a request.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir }) {
      if (dir) compressFolder(dir);
    },
  };
}

/** Compresses the text files below a folder that are large enough. Replaces existing versions. */
export function compressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const body = readFileSync(path);
    if (body.byteLength < MIN_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength };
    writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
    writeFileSync(`${path}.gz`, gzipSync(body, { level: constants.Z_BEST_COMPRESSION }));
  }
}
