import { array, boolean, number, object, string } from 'yup';
import { validate } from '../../src/contracts/validate.ts';
import { concatBytes } from '../cache/concatBytes.ts';
import { type Codec, compressBytes, decompressBytes } from '../cache/secondLevel/codec.ts';
import { etagOf, type PageEntry } from './pageEntry.ts';

/** A page without its body. Only whole pages are shared: no redirect, and none that is missing. */
const headSchema = object({
  status: number().oneOf([200]).required(),
  cacheability: string<'page' | 'stockPage'>().oneOf(['page', 'stockPage']).required(),
  headers: array(string().defined()).required(),
  etag: string().required(),
  dataAge: number().min(0).required(),
  plainLength: number().integer().min(0).required(),
  tags: array(string().required()).required(),
  varied: boolean().required(),
  isPrivate: boolean().required(),
});

const LENGTH_BYTES = 4;

/** The bytes of a page: length of its compressed head, head, body as gzip. */
export const PAGE_CODEC: Codec<PageEntry> = {
  encode({ status, cacheability, headers, etag, dataAge, plainLength, tags, varied, isPrivate, gzip }) {
    const head = { status, cacheability, headers, etag, dataAge, plainLength, tags, varied, isPrivate };
    const bytes = compressBytes(JSON.stringify(head));
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(bytes.length);
    return Buffer.concat([length, bytes, gzip]);
  },
  decode(bytes) {
    const bodyAt = LENGTH_BYTES + bytes.readUInt32BE();
    const head = validate(headSchema, JSON.parse(decompressBytes(bytes.subarray(LENGTH_BYTES, bodyAt)).toString()));
    // Memory of its own: the bytes may be a part of a larger response.
    const gzip = concatBytes([bytes.subarray(bodyAt)]);
    if (etagOf(gzip) !== head.etag) throw new Error('The body of a page is cut off or changed');
    return { ...head, gzip, negative: false, missing: false, redirectTarget: null, brotli: null };
  },
};
