import { expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { TextWithMedia } from './TextWithMedia.tsx';

const fields = {
  Title: { value: 'Protokollet' },
  Text: { value: '<p>130 punkter</p>' },
  Image: { value: { src: '/-/media/a.jpg', alt: 'Verkstad', width: '1920', height: '1080' } },
  Caption: { value: 'I Lund' },
  Link: { value: { href: '/kop-bil', text: 'Läs mer' } },
};
const show = (params: Record<string, string>, changes: Record<string, unknown> = {}) =>
  renderOnPage(<TextWithMedia rendering={{}} fields={{ ...fields, ...changes }} params={params} data={undefined} />);

test('text, image with caption, and link', () => {
  const html = show({});
  for (const part of ['Protokollet</h2>', '<p>130 punkter</p>', 'alt="Verkstad"', 'href="/kop-bil"']) {
    expect(html).toContain(part);
  }
  expect(html).toMatch(/<figcaption[^>]*>I Lund<\/figcaption>/);
});

test.each([
  ['Left', 'Left'],
  ['Right', 'Right'],
  ['Above', 'Above'],
  ['Below', 'Left'],
  ['', 'Left'],
])('placement %j is %s', (Placement, expected) => {
  expect(show({ Placement })).toContain(`data-placement="${expected}"`);
});

test('large or small', () => {
  expect(show({ Size: 'Large' })).toContain('data-large');
  expect(show({ Size: 'Small' })).not.toContain('data-large');
});

test('has no caption without an image; renders nothing without content', () => {
  const html = show({}, { Image: { value: {} } });
  expect(html).toContain('data-alone');
  expect(html).not.toMatch(/figure|I Lund/);
  expect(renderOnPage(<TextWithMedia rendering={{}} fields={{}} params={{}} data={undefined} />)).toBe('');
});
