import { createHash } from 'node:crypto';

/** Returns an id that is the same for equal values, in the form of a UUID. */
export const digestId = (value: unknown): string =>
  digest(value).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

/** Returns the SHA-256 of a value. */
export const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
