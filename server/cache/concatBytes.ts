/**
 * Copies pieces into one buffer that shares its memory with nobody. What Node returns elsewhere is often a small view of a
 * larger block (a pool of 64 KB, an output chunk of zlib): a cached view keeps the whole block alive.
 */
export function concatBytes(chunks: readonly Uint8Array[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
