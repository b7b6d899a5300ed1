import { expect, test } from '@jest/globals';
import { DICTIONARY } from '../../contracts/dictionary/dictionary.ts';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { ComparedCarsForm } from './ComparedCarsForm.tsx';

const NOW = Date.parse('2026-11-23T12:00+01:00');
const OPEN = [[Date.parse('2026-11-23T09:00+01:00'), Date.parse('2026-11-23T18:00+01:00')]] as const;
const CARS = [
  { card: { id: '17', title: 'Volvo XC60', text: '' } },
  { card: { id: '208', title: 'Mini Cooper', text: '' } },
];
const DEALERS = [
  { id: 'a', name: 'Norrväg Malmö', spans: OPEN },
  { id: 'b', name: 'Norrväg Lund' },
];
/** Renders the form after it was sent. */
const sent = (dealers: typeof DEALERS) =>
  renderOnPage(<ComparedCarsForm cars={CARS} dealers={dealers} asOf={NOW} />, {
    form: { status: 'sent', form: 'contact' },
  });

test('F077 the confirmation of a comparison names the dealers, one of which replies, and when they are open', () => {
  const html = sent(DEALERS);
  expect(html).toMatch(
    /One of these dealers replies.*<li>Norrväg Malmö<p[^>]*>Open until 18:00.*<li>Norrväg Lund<\/li>/s,
  );
});

test('F077 the confirmation of cars at one dealer says when it replies', () => {
  const html = sent(DEALERS.slice(0, 1));
  expect(html).toContain('Norrväg Malmö is open until 18:00 and replies today.');
  expect(html).not.toContain('One of these');
});

test('F077 the confirmation of a comparison without known dealers is the general one', () => {
  expect(sent([])).toContain(DICTIONARY.formSentText);
});
