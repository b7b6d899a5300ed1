import { expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { bands } from '../../ui/layout.styles.ts';
import { Blurb } from './Blurb.tsx';

const fields = {
  Title: { value: 'El' },
  Text: { value: '<p>Långt</p>' },
  Link: { value: { href: '/el', text: 'Läs mer' } },
  Image: { value: { src: '/-/media/a.jpg', alt: 'Bil', width: '1920', height: '1080' } },
};
const show = (params: Record<string, string>, changes: Record<string, unknown> = {}) =>
  renderOnPage(<Blurb rendering={{}} fields={{ ...fields, ...changes }} params={params} data={undefined} />);

test('F012 title, text, link and picture', () => {
  const html = show({});
  for (const part of ['El</h2>', '<p>Långt</p>', 'href="/el"', 'alt="Bil"', 'loading="lazy"'])
    expect(html).toContain(part);
});

test('F012 reversed and in halves', () => {
  expect(show({ Reverse: '1', FiftyFifty: '1' })).toMatch(/data-reverse="true" data-half="true"/);
  expect(show({ Reverse: '', FiftyFifty: '0' })).not.toMatch(/data-reverse|data-half/);
});

test.each([
  ['1', ''],
  ['2', bands.tint],
  ['3', bands.contrast],
  ['9', ''],
])('F012 background %s', (BackgroundColor, band) => {
  const html = show({ BackgroundColor });
  for (const name of Object.values(bands)) expect(html.includes(name)).toBe(name === band);
});

test('without a picture the words stand alone, without either there is nothing', () => {
  expect(show({}, { Image: { value: {} } })).toContain('data-alone');
  expect(renderOnPage(<Blurb rendering={{}} fields={{}} params={{}} data={undefined} />)).toBe('');
});
