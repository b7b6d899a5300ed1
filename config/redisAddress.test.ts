import { expect, test } from '@jest/globals';
import { parseSentinelUrl } from './redisAddress.ts';

test('a URL of sentinels has their hosts, the name of the master, credentials of both and the database', () => {
  const url =
    'rediss-sentinel://app:p%40ss@s1.internal,10.0.0.2:26380,[::1]:26381/3?master=cache-1&sentinelUser=s&sentinelPassword=q';
  expect(parseSentinelUrl(url)).toEqual({
    sentinels: [
      { host: 's1.internal', port: 26_379 },
      { host: '10.0.0.2', port: 26_380 },
      { host: '::1', port: 26_381 },
    ],
    master: 'cache-1',
    tls: true,
    database: 3,
    username: 'app',
    password: 'p@ss',
    sentinelUsername: 's',
    sentinelPassword: 'q',
  });
  expect(parseSentinelUrl('redis-sentinel://:secret@a?master=m')).toEqual({
    sentinels: [{ host: 'a', port: 26_379 }],
    master: 'm',
    tls: false,
    database: 0,
    password: 'secret',
  });
});

test.each([
  'redis://a:6379',
  'redis-sentinel://a:26379',
  'redis-sentinel://a:26379?name=m',
  'redis-sentinel://a:26379,?master=m',
  'redis-sentinel://a:99999?master=m',
  'redis-sentinel://a:26379/x?master=m',
  'redis-sentinel://?master=m',
  'redis-sentinel://a?master=m&sentinelPasword=x',
])('%s is none', (url) => {
  expect(parseSentinelUrl(url)).toBeNull();
});
