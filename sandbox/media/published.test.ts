import { expect, test } from '@jest/globals';
import { illustrationUrl, SUBJECT_NAMES } from './illustrations/illustrationPath.ts';
import { publishedUrl, withPublishedMedia } from './published.ts';

const ORIGIN = 'http://127.0.0.1:4010/media';
const formOf = (url: string) => /^(?:https?:\/\/[^/]+)?\/(?:forecourt-sandbox|-|media)\//.exec(url)?.[0];

const PATHS = SUBJECT_NAMES.map((subject) => illustrationUrl({ of: 'subject', theme: 'norrvag', subject, number: 1 }));

test('images are published in every URL format, and each image always in the same one', () => {
  const urls = PATHS.map((path) => publishedUrl(path, ORIGIN));
  expect(new Set(urls.map(formOf))).toEqual(
    new Set([
      '/-/',
      'https://edge.sitecorecloud.io/forecourt-sandbox/',
      'https://xmcloud-forecourt.sitecorecloud.io/-/',
      'http://127.0.0.1:4010/media/',
    ]),
  );
  expect(PATHS.map((path) => publishedUrl(path, ORIGIN))).toEqual(urls);
  expect(publishedUrl('/-/media/illustrations/norrvag/coast-road-1.jpg', null)).not.toContain('127.0.0.1');
});

test('published URLs are in texts that are a URL and in attributes, but not in texts for editors', () => {
  const path = '/-/media/files/a.pdf';
  const url = publishedUrl(path, ORIGIN);
  expect(
    withPublishedMedia(
      {
        a: { value: { href: path }, metadata: { rawValue: path } },
        b: [`<p>${path} <a href="${path}">x</a></p>`],
        c: 1,
        d: null,
      },
      ORIGIN,
    ),
  ).toEqual({
    a: { value: { href: url }, metadata: { rawValue: path } },
    b: [`<p>${path} <a href="${url}">x</a></p>`],
    c: 1,
    d: null,
  });
});
