import { Transform } from 'node:stream';
import iconv from 'iconv-lite';
import { FeedError } from './feedError.ts';

const UTF8_BOM = Buffer.from([0xef, 0xbb, 0xbf]);
/** Bytes of the beginning that are looked at. */
const HEAD = 65_536;

/** Returns why the beginning of a feed is not a text of an encoding; null when it may be one. */
export function problemOfHead(head: Buffer, encoding: string): string | null {
  if (head.length === 0) return 'is empty';
  const problem =
    problemOfFormat(head) ?? (encoding.startsWith('utf-16') ? problemOfWide : problemOfNarrow)(head, encoding);
  if (problem) return problem;
  const text = iconv.decode(head.subarray(0, 2_000), encoding).trimStart();
  return /^(?:<!doctype html|<html|<head|<body)/i.test(text) ? 'is an HTML page, probably an error message' : null;
}

function problemOfFormat(head: Buffer): string | null {
  if (head[0] === 0x1f && head[1] === 0x8b) return 'is compressed (gzip)';
  return head.subarray(0, 2).toString('latin1') === 'PK' ? 'is a ZIP archive or an Excel file' : null;
}

/** Returns the encoding that a byte order mark of two bytes names. */
function markOf([first, second]: Buffer): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

function problemOfWide(head: Buffer, encoding: string): string | null {
  const mark = markOf(head);
  if (mark !== null) return mark === encoding ? null : `is encoded in ${mark}, not in ${encoding}`;
  return head.includes(0) ? null : `has no zero bytes, so it is not encoded in ${encoding}`;
}

function problemOfNarrow(head: Buffer, encoding: string): string | null {
  const mark = markOf(head);
  if (mark !== null) return `is encoded in ${mark}, not in ${encoding}`;
  if (head.includes(0)) return `has zero bytes, so it is not encoded in ${encoding}; utf-16le or utf-16be?`;
  const isOther = encoding !== 'utf-8' && (head.subarray(0, 3).equals(UTF8_BOM) || isLikelyUtf8(head));
  if (isOther) return `is encoded in utf-8, not in ${encoding}`;
  // Control characters of ISO 8859 are letters, quotes and the euro sign of Windows.
  const isWindows = encoding.startsWith('iso-8859') && head.some((byte) => byte >= 0x80 && byte <= 0x9f);
  return isWindows ? `has characters that are not in ${encoding}; windows-1252?` : null;
}

/** Whether bytes above 127 are all parts of UTF-8 characters: texts of one-byte encodings nearly never are. */
function isLikelyUtf8(head: Buffer): boolean {
  if (!head.some((byte) => byte > 127)) return false;
  // The end may cut a character.
  for (const cut of [0, 1, 2, 3]) if (isUtf8(head.subarray(0, head.length - cut))) return true;
  return false;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Returns a stream that checks the beginning of a feed and decodes it. It fails with a `FeedError`. */
export function createDecoder(encoding: string): Transform {
  const decode = createChunkDecoder(encoding);
  let head: Buffer | null = Buffer.alloc(0);
  const checked = (isEnd: boolean): string => {
    if (head === null || (!isEnd && head.length < HEAD)) return '';
    const problem = problemOfHead(head.subarray(0, HEAD), encoding);
    if (problem) throw new FeedError(`The feed ${problem}.`);
    const text = decode.write(head);
    head = null;
    return text;
  };
  return new Transform({
    decodeStrings: false,
    encoding: 'utf8',
    transform(chunk: Buffer, _encoding, done) {
      attempt(done, () => {
        if (head === null) return decode.write(chunk);
        head = Buffer.concat([head, chunk]);
        return checked(false);
      });
    },
    flush(done) {
      attempt(done, () => checked(true) + decode.end());
    },
  });
}

function attempt(done: (error: Error | null, text?: string) => void, work: () => string): void {
  try {
    done(null, work());
  } catch (error) {
    done(error as Error);
  }
}

interface ChunkDecoder {
  write(bytes: Buffer): string;
  end(): string;
}

/** Decodes pieces of a text. @throws FeedError for bytes that the encoding does not have */
function createChunkDecoder(encoding: string): ChunkDecoder {
  if (encoding === 'utf-8') {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const decode = (bytes: Buffer | undefined): string => {
      try {
        return decoder.decode(bytes, { stream: bytes !== undefined });
      } catch {
        throw new FeedError('The feed has bytes that are no utf-8; windows-1252?');
      }
    };
    return { write: decode, end: () => decode(undefined) };
  }
  const decoder = iconv.getDecoder(encoding);
  const checked = (text: string): string => {
    if (text.includes('\ufffd')) throw new FeedError(`The feed has characters that are no ${encoding}.`);
    return text;
  };
  let isOdd = false;
  return {
    write: (bytes) => {
      if (bytes.length % 2 === 1) isOdd = !isOdd;
      return checked(decoder.write(bytes));
    },
    end: () => {
      if (isOdd && encoding.startsWith('utf-16'))
        throw new FeedError('The feed ends within a character: it is truncated.');
      return checked(decoder.end() ?? '');
    },
  };
}
