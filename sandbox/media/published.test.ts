import { expect, test } from '@jest/globals';
import { SCENES, sceneImageUrl } from './images.ts';
import { publishedUrl, withPublishedMedia } from './published.ts';

const OWN = 'http://127.0.0.1:4010/media';
const formOf = (url: string) => /^(?:https?:\/\/[^/]+)?\/(?:forecourt-sandbox|-|media)\//.exec(url)?.[0];

test('scenes are published in every form, each always in the same', () => {
  const urls = SCENES.map((scene) => publishedUrl(sceneImageUrl(scene), OWN));
  expect(new Set(urls.map(formOf))).toEqual(
    new Set([
      '/-/',
      'https://edge.sitecorecloud.io/forecourt-sandbox/',
      'https://xmcloud-forecourt.sitecorecloud.io/-/',
      'http://127.0.0.1:4010/media/',
    ]),
  );
  expect(SCENES.map((scene) => publishedUrl(sceneImageUrl(scene), OWN))).toEqual(urls);
  expect(publishedUrl('/-/media/scenes/coast-road.jpg', null)).not.toContain('127.0.0.1');
});

test('in data: texts that are a URL, attributes of markup; not what editors read', () => {
  const path = '/-/media/files/a.pdf';
  const url = publishedUrl(path, OWN);
  expect(
    withPublishedMedia(
      {
        a: { value: { href: path }, metadata: { rawValue: path } },
        b: [`<p>${path} <a href="${path}">x</a></p>`],
        c: 1,
        d: null,
      },
      OWN,
    ),
  ).toEqual({
    a: { value: { href: url }, metadata: { rawValue: path } },
    b: [`<p>${path} <a href="${url}">x</a></p>`],
    c: 1,
    d: null,
  });
});
