import { expect, test } from '@jest/globals';
import { mediaFolders, upstreamPath } from './mediaFolders.ts';

test.each([
  ['/-/media/a/b.jpg?w=1', '/-/media', '/-/media/a/b.jpg?w=1'],
  ['/-/jssmedia/a.jpg', '/-/media', '/-/jssmedia/a.jpg'],
  ['/-/media/a/b.jpg?w=1', '/media', '/media/a/b.jpg?w=1'],
  ['/-/jssmedia/a.jpg', '/media', '/media/a.jpg'],
  ['/sitecore/api/x?y=/-/media/', '/media', '/sitecore/api/x?y=/-/media/'],
])('%s is at %s as %s', (path, folder, upstream) => {
  expect(upstreamPath(path, folder)).toBe(upstream);
});

test('the folders of the upstreams count in addition to the configured ones', () => {
  const folders = 'https://a.example/media, https://b.example/-/media';
  const settings = { MEDIA_PATH: '/media', MEDIA_FOLDERS: folders, sandboxed: [] };
  const urls = {
    content: 'https://cm.example/sitecore/api/graph/edge',
    media: 'https://edge.example/tenant',
    platform: 'https://cm2.example',
  };
  expect(mediaFolders(settings, urls)).toEqual([
    'https://edge.example/tenant/media',
    'https://edge.example/tenant/-/media',
    'https://cm2.example/-/media',
    'https://cm.example/-/media',
    'https://a.example/media',
    'https://b.example/-/media',
  ]);
});

test('of a media edge that is off the sandbox’s content names the files all the same', () => {
  const settings = { MEDIA_PATH: '/-/media', MEDIA_FOLDERS: 'https://a.example/media' };
  const urls = { content: 'http://127.0.0.1:4010/content', media: null, platform: null };
  expect(mediaFolders({ ...settings, sandboxed: ['content'] }, urls)).toContain('http://127.0.0.1:4010/media/-/media');
  expect(mediaFolders({ ...settings, sandboxed: [] }, urls)).toEqual([
    'http://127.0.0.1:4010/-/media',
    'https://a.example/media',
  ]);
});
