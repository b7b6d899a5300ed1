/**
 * Copies pieces into one buffer that shares its memory with nobody. What Node returns elsewhere is often a small view of a
 * larger block (a pool of 64 KB, an output chunk of zlib): a cached view keeps the whole block alive.
 */
export function ownBytes(pieces: readonly Uint8Array[]): Buffer {
  const own = Buffer.allocUnsafeSlow(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    own.set(piece, at);
    at += piece.byteLength;
  }
  return own;
}
