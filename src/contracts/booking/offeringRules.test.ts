import { describe, expect, test } from '@jest/globals';
import { offering, TWO_TO_FOUR } from '../../testing/offering.ts';
import { forbiddenPart } from './offeringRules.ts';
import type { Offering } from './services.ts';

const category = (selectionType: string | null, offerings: Offering[]) => ({
  name: 'a',
  icon: '',
  selectionType,
  offerings,
});
const OFFERED = {
  services: [
    category(null, [
      offering('originalservice', { allowUserInput: true }),
      offering('oil'),
      offering('diagnosis', { allowUserInput: true }),
      offering('tyres', { unitPrice: TWO_TO_FOUR }),
      offering('gone', { isAvailable: false }),
    ]),
  ],
  addons: [category('radio', [offering('small'), offering('large')]), category(null, [offering('wash')])],
};
const one = (kobraId: string, unitsSelected = 1, userInput = '') => ({ kobraId, unitsSelected, userInput });

describe('F089 F090 F091 a booking is checked by what the car is offered', () => {
  test.each([
    [[one('oil')], 0, null],
    [[one('originalservice')], 8_200, null],
    [[one('originalservice')], 0, 'mileage'],
    [[one('oil', 99)], 0, 'serviceOfferingRequests[0].unitsSelected'],
    [[one('oil'), one('tyres', 4)], 0, null],
    [[one('oil'), one('tyres', 5)], 0, 'serviceOfferingRequests[1].unitsSelected'],
    [[one('tyres', 1)], 0, 'serviceOfferingRequests[0].unitsSelected'],
    [[one('tyres', 2.5)], 0, 'serviceOfferingRequests[0].unitsSelected'],
    [[one('diagnosis', 1, ' ')], 0, 'serviceOfferingRequests[0].userInput'],
    [[one('diagnosis', 1, 'Gnisslar')], 0, null],
    [[one('gone')], 0, 'serviceOfferingRequests[0].kobraId'],
    [[one('oil'), one('oil')], 0, 'serviceOfferingRequests[1].kobraId'],
    [[one('oil'), one('small'), one('large')], 0, 'serviceOfferingRequests[2].kobraId'],
    [[one('wash')], 0, 'serviceOfferingRequests'],
    [[one('oil'), one('wash'), one('small')], 0, null],
    [[one('elsewhere')], 0, null],
  ])('%j with %d mil: %p', (serviceOfferingRequests, mileage, part) => {
    expect(forbiddenPart({ mileage, serviceOfferingRequests }, OFFERED)).toBe(part);
  });
});
