import { describe, expect, test } from '@jest/globals';
import { indexOf, storyOf } from './storyViews.ts';

const language = { code: 'en', prefix: '/en' };
const ID = '0838589E079FDFE67652110F2531A4BB';
const GUID = '0838589e-079f-dfe6-7652-110f2531a4bb';
const node = {
  id: ID,
  name: 'a-story',
  displayName: 'A story',
  url: { path: '/en/news/a-story' },
  template: { id: ID },
};

describe('S1 §3 story page', () => {
  test('has every field of the platform', () => {
    const full = {
      ...node,
      date: { dateValue: Date.UTC(2026, 0, 13, 6), formattedDateValue: '13 January 2026' },
      title: { value: ' Title ' },
      premble: { value: 'Preamble' },
      author: { value: 'A. Writer' },
      image: { src: '/-/media/a.jpg', alt: 'A', width: 1920, height: 1080 },
      tags: { value: `{${GUID.toUpperCase()}}|{x}|` },
    };
    expect(storyOf(full, language)).toEqual({
      id: GUID,
      templateId: GUID,
      name: 'a-story',
      displayName: 'A story',
      path: '/en/news/a-story',
      title: 'Title',
      preamble: 'Preamble',
      date: '2026-01-13T06:00:00.000Z',
      formattedDate: '13 January 2026',
      author: 'A. Writer',
      image: { src: '/-/media/a.jpg', alt: 'A', width: 1920, height: 1080 },
      tags: [GUID],
    });
  });

  test.each([
    [{}],
    [{ date: null, title: null, premble: null, author: null, image: null, tags: null }],
    [{ date: { dateValue: -62135596800000 }, title: { value: '' }, image: { src: '' }, tags: { value: '' } }],
    [{ date: null, image: { src: 'javascript:alert(1)' } }],
    [{ date: null, image: { src: 'http://[' } }],
  ])('missing fields are empty: %j', (fields) => {
    expect(storyOf({ ...node, ...fields }, language)).toMatchObject({
      title: 'A story',
      preamble: '',
      date: null,
      formattedDate: '',
      author: '',
      image: null,
      tags: [],
    });
  });

  test('the platform’s prefix of the default language is removed', () => {
    const swedish = { ...node, url: { path: '/sv/Nyheter/a-story' } };
    expect(storyOf(swedish, { code: 'sv', prefix: '' }).path).toBe('/nyheter/a-story');
  });
});

describe('S1 §3 stories index', () => {
  const index = { ...node, showDates: { value: '1', jsonValue: { value: true } } };

  test('has settings and tags; a tag without key is left out', () => {
    const tag = { id: ID, displayName: 'Electric', key: { value: 'ev' }, label: { value: '' } };
    const tags = { targetItems: [tag, null, { ...tag, key: null }] };
    expect(indexOf({ ...index, tags, readMore: { value: 'Read on' } }, language)).toEqual({
      id: GUID,
      path: '/en/news/a-story',
      name: 'A story',
      description: '',
      date: null,
      showDates: true,
      readMoreLabel: 'Read on',
      tags: [{ id: GUID, key: 'ev', value: 'Electric' }],
    });
  });

  test('an item without showDates in its template is not an index', () => {
    expect(indexOf({ ...node, showDates: null }, language)).toBeNull();
    expect(indexOf(null, language)).toBeNull();
  });
});
