/**
 * Copies chunks into one buffer with an `ArrayBuffer` of exactly its size. Node often returns a small view of a larger
 * block (its 64 KB pool, an output chunk of zlib); a cached view would keep the full block in memory.
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
