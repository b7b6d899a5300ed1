import { expect, test } from '@jest/globals';
import { proxiedUpstreamOf } from './proxiedUpstreams.ts';

test.each([
  ['/-/media/a.jpg', 'media'],
  ['/-/jssmedia/a/b.jpg', 'media'],
  ['/sitecore/api/ssc/item', 'mediaApi'],
  ['/-/speak/v1/a.js', 'platform'],
  ['/-/mediax/a', 'platform'],
  ['/sitecore/service/keepalive.aspx', 'platform'],
  ['/-/media', null],
  ['/-/Media/a.jpg', null],
  ['/-/%6dedia/a.jpg', null],
  ['/-/JSSMEDIA/a.jpg', null],
  ['/-', null],
  ['/sitecore', null],
  ['/sitecore/api', null],
  ['/sitecore/Api/a', null],
  ['/sitecore/apis/a', null],
  ['/sitecore/shell/a', null],
  ['/en/-/media/a.jpg', null],
  ['//-/media/a.jpg', null],
  ['/api/media/autosonshow/ABC123', null],
])('F004, F005: %s belongs to %s', (path, place) => expect(proxiedUpstreamOf(path)).toBe(place));
