import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Turns the values of a cache into bytes, and back. */
export interface Codec<T> {
  encode: (value: T) => Buffer;
  /** @throws when the bytes are not complete, or not a value of the cache */
  decode: (bytes: Buffer) => T;
}

/** More than any response of an upstream. */
const MAX_DECODED = 64 * 1024 * 1024;
const COMPRESSION = {
  params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 },
} as const;

/** Compresses bytes, with a checksum. Synchronous: passing them to another thread costs more than it saves. */
export const compressBytes = (bytes: Buffer | string): Buffer => zstdCompressSync(bytes, COMPRESSION);

/** @throws when the bytes are cut off or changed */
export const decompressBytes = (bytes: Buffer): Buffer => zstdDecompressSync(bytes, { maxOutputLength: MAX_DECODED });

/** Creates the codec of JSON values. @param read returns a value that fits its schema, and throws for another one */
export function jsonCodec<T>(read: (value: unknown) => T): Codec<T> {
  return {
    encode: (value) => compressBytes(JSON.stringify(value)),
    decode: (bytes) => read(JSON.parse(decompressBytes(bytes).toString())),
  };
}
