import { expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { bands } from '../../ui/layout.styles.ts';
import { BannerStrip } from './BannerStrip.tsx';

const fields = {
  Title: { value: 'Däckskifte' },
  Text: { value: 'Boka nu' },
  Icon: { value: 'snowflake' },
  Link: { value: { href: '/boka', text: 'Boka' } },
};
const show = (params: Record<string, string>, changes: Record<string, unknown> = {}) =>
  renderOnPage(<BannerStrip rendering={{}} fields={{ ...fields, ...changes }} params={params} data={undefined} />);

test('text, icon and link', () => {
  const html = show({});
  for (const part of ['Däckskifte</h2>', 'Boka nu', '<svg', 'href="/boka"', 'data-icon="true"'])
    expect(html).toContain(part);
});

test('an unknown icon name leaves no gap', () => {
  expect(show({}, { Icon: { value: 'no-such' } })).not.toMatch(/<svg|data-icon/);
  expect(show({}, { Icon: [] })).not.toMatch(/<svg|data-icon/);
});

test.each([
  ['1', ''],
  ['2', bands.tint],
  ['3', bands.contrast],
])('background %s', (BackgroundColor, band) => {
  const html = show({ BackgroundColor });
  for (const name of Object.values(bands)) expect(html.includes(name)).toBe(name === band);
});

test('renders nothing without text', () => {
  expect(show({}, { Title: {}, Text: null })).toBe('');
});
