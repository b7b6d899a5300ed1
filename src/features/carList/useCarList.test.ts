import { expect, test } from '@jest/globals';
import type { CarCardView } from '../car/card.ts';
import { joinedCards } from './useCarList.ts';

test('F048 a car that another one has moved to the next page is shown once', () => {
  const page = (...ids: string[]) => ({ pages: [ids.map((id) => ({ id }) as CarCardView)] });
  expect(joinedCards([page('a', 'b'), undefined, page('b', 'c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
