import { expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { badge } from '../../ui/Badge.styles.ts';
import { CarModelCard } from './CarModelCard.tsx';

const pair = (Label: unknown, Value: unknown) => ({
  id: '',
  name: 'p',
  fields: { Label: { value: Label }, Value: { value: Value } },
});
const fields = {
  Title: { value: 'XC60' },
  Text: { value: 'Laddhybrid' },
  Image: { value: { src: '/-/media/a.jpg', alt: 'Bil', width: '1920', height: '1200' } },
  Badge: { value: 'Kampanj' },
  Link: { value: { href: '/xc60', text: 'Se modellen' } },
  Labels: [pair('Pris', '649 900 kr'), pair('Effekt', '350 hk')],
};
const show = (changes: Record<string, unknown> = {}) =>
  renderOnPage(<CarModelCard rendering={{}} fields={{ ...fields, ...changes }} params={{}} data={undefined} />);

test('F013 title, image, text, campaign, pairs and link', () => {
  const html = show();
  for (const part of ['alt="Bil"', 'Laddhybrid', 'Kampanj', '<dt>Pris</dt><dd>649 900 kr</dd>', 'Se modellen'])
    expect(html).toContain(part);
  expect(html).toMatch(/<h2[^>]*><a [^>]*href="\/xc60">XC60<\/a><\/h2>/);
  expect(html.match(/<a /g)).toHaveLength(1);
});

test('F013 at most four pairs, and only complete ones', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => pair(name, '1'));
  expect(show({ Labels: six }).match(/<dt>/g)).toHaveLength(4);
  const html = show({ Labels: [pair('', 'x'), pair('y', ''), pair('z', 0), null, 'odd'] });
  expect(html).toContain('<dt>z</dt><dd>0</dd>');
  expect(html.match(/<dt>/g)).toHaveLength(1);
  expect(show({ Labels: [] })).not.toContain('<dl');
});

test('F013 the campaign is in the text when there is no image', () => {
  const html = show({ Image: { value: {} } });
  expect(html).not.toContain('<img');
  expect(html.match(/Kampanj/g)).toHaveLength(1);
});

test('F013 no campaign, no badge', () => {
  expect(show()).toContain(badge);
  expect(show({ Badge: { value: '' } })).not.toContain(badge);
  expect(show({ Badge: null, Image: null })).not.toContain(badge);
});

test('a card without a name has a link', () => {
  expect(show({ Title: null })).toMatch(/<a href="\/xc60"[^>]*>Se modellen/);
});

test('renders nothing without content; odd fields do not throw', () => {
  expect(renderOnPage(<CarModelCard rendering={{}} fields={{}} params={{}} data={undefined} />)).toBe('');
  for (const odd of [null, [], 'x', 7, { value: [] }, { value: { a: 1 } }]) {
    for (const name of Object.keys(fields)) expect(show({ [name]: odd })).not.toMatch(/\[object|undefined/);
  }
});
