import { expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { RichText } from './RichText.tsx';

test('renders its text', () => {
  const fields = { Text: { value: '<h2>Villkor</h2>' } };
  expect(renderOnPage(<RichText rendering={{}} fields={fields} params={{}} data={undefined} />)).toContain(
    '<h2>Villkor</h2>',
  );
});

test.each([{}, { Text: { value: '' } }, { Text: null }])('renders nothing for %j', (fields) => {
  expect(renderOnPage(<RichText rendering={{}} fields={fields} params={{}} data={undefined} />)).toBe('');
});
