import { expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { Facts } from './Facts.tsx';

const textOf = (html: string) => html.replace(/<[^>]+>/g, '');

test('facts are separated for screen readers and when copied', () => {
  expect(textOf(renderOnPage(<Facts facts={['2021', '4 500 mil', 'El']} />))).toBe('2021 4 500 mil El ');
});
