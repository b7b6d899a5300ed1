import { expect, test } from '@jest/globals';
import { comparedInLanguage } from '../compare/comparedCar.ts';
import type { CarCardView } from './card.ts';
import { cardInLanguage } from './cardInLanguage.ts';

const card: CarCardView = {
  id: '1',
  slug: 's',
  title: 'Volvo V60',
  text: 'B4',
  facts: ['2021', '4 500 mil', 'El', { text: 'Automatic', lang: 'en' }],
  price: { amount: '249 900 kr' },
};

test('Q40 the facts of a card that was stored in another language have its `lang`', () => {
  expect(cardInLanguage(card, 'sv', 'en').facts).toEqual([
    '2021',
    { text: '4 500 mil', lang: 'sv' },
    { text: 'El', lang: 'sv' },
    'Automatic',
  ]);
  expect(cardInLanguage(card, 'sv', 'sv')).toBe(card);
  expect(cardInLanguage(card, undefined, 'en')).toBe(card);
});

test('Q40 a compared car’s record in another language is left out', () => {
  const full = { offers: [], groups: [], equipment: [] };
  expect(comparedInLanguage({ card, full, language: 'sv' }, 'en')).not.toHaveProperty('full');
  expect(comparedInLanguage({ card, full, language: 'en' }, 'en')).toHaveProperty('full');
  expect(comparedInLanguage({ card, full }, 'en')).toHaveProperty('full');
});
