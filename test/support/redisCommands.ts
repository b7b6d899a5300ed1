import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { RunningRedis } from './redis.ts';

/** Runs a command of Redis, whose reply is a list or a number, and returns its texts. */
export async function command({ port }: RunningRedis, line: string): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${line}\r\nQUIT\r\n`);
  const reply = await text(socket);
  return reply.split('\r\n').filter((each) => each !== '' && !/^[*$:+]/.test(each));
}

/** Returns every key and value of Redis, as bytes. */
export async function redisDump(redis: RunningRedis): Promise<string> {
  const keys = await command(redis, 'KEYS *');
  const read = { string: 'GET', hash: 'HGETALL', zset: 'ZRANGE', list: 'LRANGE' } as const;
  const values = await Promise.all(
    keys.map(async (key) => {
      for (const kind of Object.values(read)) {
        const range = kind === 'ZRANGE' || kind === 'LRANGE' ? ' 0 -1' : '';
        const found = await command(redis, `${kind} ${key}${range}`);
        if (found.length > 0 && !found[0]?.startsWith('-')) return [key, ...found];
      }
      return [key];
    }),
  );
  return values.flat().join('\n');
}
