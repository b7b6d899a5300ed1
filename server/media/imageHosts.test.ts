import { expect, test } from '@jest/globals';
import { createImageUrl, imageOrigins } from './imageHosts.ts';

const site = {
  host: 'dealer.example',
  brandHosts: [{ theme: 'mini' as const, make: 'MINI', homePath: '/mini' }],
  imageHosts: ['images.example', 'cdn.maker.example'],
} as const;

function checkImage(src: string) {
  const refused: string[] = [];
  return { url: createImageUrl(site, (host) => refused.push(host))(src), refused };
}

test.each([
  ['/-/media/a.jpg?w=1#x', '/-/media/a.jpg?w=1#x'],
  ['a.jpg', 'a.jpg'],
  ['', ''],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['https://dealer.example/-/media/a.jpg?rev=1#x', '/-/media/a.jpg?rev=1#x'],
  ['http://www.dealer.example/a.jpg', '/a.jpg'],
  ['//mini.dealer.example/a.jpg', '/a.jpg'],
  ['https://images.example/a.jpg?b=1', 'https://images.example/a.jpg?b=1'],
  ['http://IMAGES.example/a.jpg', 'https://images.example/a.jpg'],
  ['//cdn.maker.example/a.jpg', 'https://cdn.maker.example/a.jpg'],
])('%s is shown as %s', (src, expected) => {
  expect(checkImage(src)).toEqual({ url: expected, refused: [] });
});

test.each([
  ['https://evil.example/a.jpg', 'evil.example'],
  ['https://images.example.evil.example/a.jpg', 'images.example.evil.example'],
  ['https://sub.images.example/a.jpg', 'sub.images.example'],
  // The policy names the host's standard port.
  ['https://images.example:8443/a.jpg', 'images.example:8443'],
  ['https://images.example@evil.example/a.jpg', 'evil.example'],
  ['\\\\evil.example/a.jpg', 'evil.example'],
  ['/\\evil.example/a.jpg', 'evil.example'],
  ['https:evil.example/a.jpg', 'evil.example'],
  ['https://', 'no host'],
])('%s is refused by its host', (src, host) => {
  expect(checkImage(src)).toEqual({ url: null, refused: [host] });
});

test('the policy names listed hosts over https', () => {
  expect(imageOrigins(site)).toEqual(['https://images.example', 'https://cdn.maker.example']);
  expect(imageOrigins({})).toEqual([]);
});
