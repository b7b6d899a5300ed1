import { describe, expect, test } from '@jest/globals';
import { readDealerText } from './dealerText.ts';

/** A Saturday. */
const TODAY = 6;
const read = (text: string, locale = 'sv-SE') => readDealerText(text, [locale, 'en-GB'], TODAY);

describe('F080 text of the dealer search', () => {
  test.each([
    ['öppet söndag', 'sv-SE', [1]],
    ['öppet på lör', 'sv-SE', [0]],
    ['lördagsöppet', 'sv-SE', [0]],
    ['helgöppet', 'sv-SE', [0, 1]],
    ['öppet i morgon', 'sv-SE', [1]],
    ['oppet idag', 'sv-SE', [0]],
    ['open on Sunday', 'en-GB', [1]],
    ['open sundays', 'en-GB', [1]],
    ['åpent søndag', 'nb-NO', [1]],
    ['åbent i dag', 'da-DK', [0]],
    ['auki sunnuntaina', 'fi-FI', [1]],
    ['avoinna lauantaisin', 'fi-FI', [0]],
    ['otvorené v nedeľu', 'sk-SK', [1]],
    ['v sobotu', 'sk-SK', [0]],
  ])('%s (%s) is about days only', (text, locale, openOn) => {
    expect(read(text, locale)).toEqual({ words: [], postcode: null, openOn, openNow: false });
  });

  test('words, a postcode and a time stand side by side', () => {
    expect(read('volvo verkstad 503 30 öppet söndag')).toEqual({
      words: ['volvo', 'verkstad'],
      postcode: { area: '', digits: '50330', text: '503 30' },
      openOn: [1],
      openNow: false,
    });
    expect(read('öppet nu i Borås')).toEqual({ words: ['Borås'], postcode: null, openOn: [], openNow: true });
  });

  test.each(['bmw borås', 'Stockholm City', 'Söder i Lund', 'Storgatan 12'])('%s has words only', (text) => {
    expect(read(text)).toEqual({ words: text.split(' '), postcode: null, openOn: [], openNow: false });
  });
});
