import { expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { bands } from '../../ui/layout.styles.ts';
import { Quote } from './Quote.tsx';

const fields = {
  Text: { value: 'Priset blev det vi lovade.' },
  Name: { value: 'Karin Ek' },
  Role: { value: 'Örebro' },
  Image: { value: { src: '/-/media/a.jpg', alt: 'Karin' } },
};
const show = (changes: Record<string, unknown> = {}, params: Record<string, string> = {}) =>
  renderOnPage(<Quote rendering={{}} fields={{ ...fields, ...changes }} params={params} data={undefined} />);

test('text and author', () => {
  const html = show();
  expect(html).toMatch(/<blockquote[^>]*><p>Priset blev det vi lovade\.<\/p><\/blockquote>/);
  expect(html).toMatch(/<figcaption.*alt="Karin".*Karin Ek.*Örebro.*<\/figcaption>/);
});

test('the large variant has a background', () => {
  expect(show({}, { Variant: 'Large' })).toContain(bands.tint);
  expect(show({}, { Variant: '' })).not.toContain(bands.tint);
});

test('has no author when unknown; renders nothing without text', () => {
  expect(show({ Name: null, Role: { value: '' }, Image: { value: {} } })).not.toContain('figcaption');
  expect(show({ Text: { value: ' ' } })).toBe('');
});
