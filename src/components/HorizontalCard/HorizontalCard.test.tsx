import { expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { bands } from '../../ui/layout.styles.ts';
import { HorizontalCard } from './HorizontalCard.tsx';

const fields = {
  Title: { value: 'Laddbox' },
  Text: { value: '<p>Fast <strong>pris</strong></p>' },
  Image: { value: { src: '/-/media/a.jpg', alt: 'Box', width: '1920', height: '1080' } },
  Badge: { value: 'Nytt' },
  Link: { value: { href: '/laddbox', text: 'Beställ' } },
};
const show = (params: Record<string, string>, changes: Record<string, unknown> = {}) =>
  renderOnPage(<HorizontalCard rendering={{}} fields={{ ...fields, ...changes }} params={params} data={undefined} />);

test('F025 image, rich text, badge and one link in the heading', () => {
  const html = show({});
  for (const part of ['alt="Box"', '<p>Fast <strong>pris</strong></p>', 'Nytt']) expect(html).toContain(part);
  expect(html).toMatch(/<h2[^>]*><a [^>]*href="\/laddbox">Laddbox<\/a><\/h2>/);
});

test('reversed', () => {
  expect(show({ Reverse: '1' })).toContain('data-reverse="true"');
  expect(show({ Reverse: '0' })).not.toContain('data-reverse');
});

test.each([
  ['1', ''],
  ['2', bands.tint],
  ['3', bands.contrast],
  ['9', ''],
])('background %s', (BackgroundColor, band) => {
  const html = show({ BackgroundColor });
  for (const name of Object.values(bands)) expect(html.includes(name)).toBe(name === band);
});

test('the background is below the text only: below the picture it would show as a line at the corners', () => {
  const html = show({ BackgroundColor: '3' });
  const [article = ''] = /<article [^>]*>/.exec(html) ?? [];
  expect(article).not.toBe('');
  expect(article).not.toContain(bands.contrast);
  expect(html).toContain(bands.contrast);
});

test('text without an image has the full card; renders nothing without content', () => {
  expect(show({}, { Image: null })).toContain('data-alone');
  expect(renderOnPage(<HorizontalCard rendering={{}} fields={{}} params={{}} data={undefined} />)).toBe('');
});
