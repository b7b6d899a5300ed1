import { zstdDecompressSync } from 'node:zlib';
import { createClient, RESP_TYPES } from '@redis/client';

/** Returns all keys and values of a Redis as one text, compressed ones as they were before. */
export async function redisCopy(url: string): Promise<string> {
  const client = createClient({ url });
  await client.connect();
  const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const texts: string[] = [];
  for (const key of await client.keys('*')) {
    const type = await client.type(key);
    texts.push(key);
    if (type === 'list') texts.push(...(await client.lRange(key, 0, -1)));
    else if (type === 'zset') texts.push(...(await client.zRange(key, 0, -1)));
    else if (type === 'hash') texts.push(...Object.values(await bytes.hGetAll(key)).map(textOf));
    else texts.push(String(await client.get(key)));
  }
  client.destroy();
  return texts.join('\n');
}

const ZSTD_MAGIC = 0xfd2fb528;

const textOf = (value: Buffer): string =>
  (value.length > 4 && value.readUInt32LE() === ZSTD_MAGIC ? zstdDecompressSync(value) : value).toString();
