import { describe, expect, test } from '@jest/globals';
import { createLocalMedia } from './localMedia.ts';

const media = createLocalMedia([
  'https://edge.sitecorecloud.io/*/media',
  'https://*.sitecorecloud.io/-/media',
  'http://127.0.0.1:4010/media/-/media',
]);

describe('media URLs of the platform become our paths', () => {
  test.each([
    [
      'https://edge.sitecorecloud.io/tenant-1a2b/media/Project/a b.jpg?h=1&iar=0#x',
      '/-/media/Project/a%20b.jpg?h=1&iar=0#x',
    ],
    // A space would end the URL in a `srcset`.
    ['/-/media/Project/a b.jpg', '/-/media/Project/a%20b.jpg'],
    ['https://edge.sitecorecloud.io/t/media/a b/c d.mp4 ', '/-/media/a%20b/c%20d.mp4'],
    ['https://xmc-a-b.sitecorecloud.io:443/-/media/a.jpg', '/-/media/a.jpg'],
    ['https://EDGE.sitecorecloud.io/tenant/media/a.jpg', '/-/media/a.jpg'],
    ['http://edge.sitecorecloud.io/tenant/media/a.jpg', '/-/media/a.jpg'],
    ['//edge.sitecorecloud.io/tenant/media/a.jpg?hash=AB', '/-/media/a.jpg?hash=AB'],
    ['https://xmcloud-dealer.sitecorecloud.io/-/media/a.svg', '/-/media/a.svg'],
    ['https://xmc-a-b.eu.sitecorecloud.io/-/jssmedia/a.jpg?rev=1', '/-/media/a.jpg?rev=1'],
    ['https://xmcloud-dealer.sitecorecloud.io/~/media/a.pdf', '/-/media/a.pdf'],
    ['https://xmcloud-dealer.sitecorecloud.io/sitecore/shell/-/media/a.jpg', '/-/media/a.jpg'],
    ['http://127.0.0.1:4010/media/-/media/films/a.mp4', '/-/media/films/a.mp4'],
    ['/~/media/a.jpg', '/-/media/a.jpg'],
    ['~/media/A1B2.ashx?w=1', '/-/media/A1B2.ashx?w=1'],
    ['-/media/a.jpg', '/-/media/a.jpg'],
    ['  https://edge.sitecorecloud.io/t/media/a.jpg', '/-/media/a.jpg'],
  ])('%s', (given, path) => {
    expect(media.url(given)).toBe(path);
  });

  test.each([
    '/-/media/a.jpg?w=640',
    '/-/jssmedia/a.jpg',
    '/en/-/media/a.jpg',
    'https://cdn.example/-/media/a.jpg',
    'https://edge.sitecorecloud.io.evil.example/t/media/a.jpg',
    'https://evil.example/?u=https://edge.sitecorecloud.io/t/media/a.jpg',
    'https://edge.sitecorecloud.io/t/u/media/a.jpg',
    'https://edge.sitecorecloud.io/t/media/',
    'https://edge.sitecorecloud.io/t/media//evil.example/a.jpg',
    'https://evilsitecorecloud.io/-/media/a.jpg',
    'https://xmcloud.sitecorecloud.io/-/mediax/a.jpg',
    'http://127.0.0.1:40100/media/-/media/a.jpg',
    'See https://edge.sitecorecloud.io/t/media/a.jpg',
    '/-/media/a.jpg 1x, /-/media/b.jpg 2x',
    'https://edge.sitecorecloud.io:8443/t/media/a.jpg',
    'media/a.jpg',
    '',
  ])('%s is unchanged', (given) => {
    expect(media.url(given)).toBe(given);
  });
});

const EDGE = 'https://edge.sitecorecloud.io/t/media';

describe('in data', () => {
  test.each([
    [`<img alt="x > y" src="${EDGE}/a.jpg">`, '<img alt="x > y" src="/-/media/a.jpg">'],
    [`<img alt='a "b" > c' src='${EDGE}/a.jpg'>`, `<img alt='a "b" > c' src='/-/media/a.jpg'>`],
    [`<p title="5" x"><img src="${EDGE}/a.jpg"></p>`, '<p title="5" x"><img src="/-/media/a.jpg"></p>'],
    [`<p>1 < 2, ${EDGE}/a.jpg > 0</p>`, `<p>1 < 2, ${EDGE}/a.jpg > 0</p>`],
  ])('in tags with markup characters in attributes: %s', (given, mapped) => {
    expect(media.data(given)).toBe(mapped);
  });

  test('in fields of every kind, in parameters, and only in the attributes of markup', () => {
    const given = {
      Image: { value: { src: `${EDGE}/a.jpg?hash=1`, alt: 'A' } },
      Link: { value: { href: `${EDGE}/a.pdf`, linktype: 'media', text: `${EDGE} is a host` } },
      Query: { data: { item: { image: { jsonValue: { value: { src: `${EDGE}/b.jpg` } } } } } },
      Text: {
        value: `<p>${EDGE}/shown.jpg <img src="${EDGE}/c.jpg?a=1&amp;b=2" srcset="${EDGE}/c.jpg?w=1 1w,${EDGE}/d.jpg 2x, ~/media/e.jpg 3x"><a href='${EDGE}/f.pdf'>F</a><video src=${EDGE}/g.mp4 poster="-/media/h.jpg"></video></p>`,
      },
      params: { BackgroundImage: `<image mediaid="{A}" mediaurl="${EDGE}/i.jpg" />` },
    };
    expect(media.data(given)).toEqual({
      Image: { value: { src: '/-/media/a.jpg?hash=1', alt: 'A' } },
      Link: { value: { href: '/-/media/a.pdf', linktype: 'media', text: `${EDGE} is a host` } },
      Query: { data: { item: { image: { jsonValue: { value: { src: '/-/media/b.jpg' } } } } } },
      Text: {
        value: `<p>${EDGE}/shown.jpg <img src="/-/media/c.jpg?a=1&amp;b=2" srcset="/-/media/c.jpg?w=1 1w,/-/media/d.jpg 2x, /-/media/e.jpg 3x"><a href='/-/media/f.pdf'>F</a><video src=/-/media/g.mp4 poster="/-/media/h.jpg"></video></p>`,
      },
      params: { BackgroundImage: '<image mediaid="{A}" mediaurl="/-/media/i.jpg" />' },
    });
  });

  test('editing metadata and the input are unchanged', () => {
    const given = Object.freeze({
      Image: Object.freeze({
        value: Object.freeze({ src: `${EDGE}/a.jpg` }),
        metadata: Object.freeze({ rawValue: `${EDGE}/a.jpg` }),
      }),
    });
    const { metadata } = given.Image;
    expect(media.data(given)).toEqual({ Image: { value: { src: '/-/media/a.jpg' }, metadata } });
  });

  test('data without such URLs and unchanged parts are the same objects', () => {
    const plain = { a: [{ src: '/-/media/a.jpg' }], b: 1, c: null };
    expect(media.data(plain)).toBe(plain);
    const mixed = { plain, other: `${EDGE}/a.jpg` };
    expect(media.data(mixed).plain).toBe(plain);
  });

  test('endless nesting and unexpected members are accepted', () => {
    let deep: unknown = `${EDGE}/a.jpg`;
    for (let level = 0; level < 5_000; level += 1) deep = { deep };
    expect(() => media.data(deep)).not.toThrow();
    const input = JSON.parse(`{"__proto__": {"src": "${EDGE}/a.jpg"}}`);
    expect(Object.hasOwn(media.data(input), '__proto__')).toBe(true);
  });
});
