import { expect, test } from '@jest/globals';
import { arrowStep } from './arrowStep.ts';

/** An element of the carousel, or of a dialog elsewhere in the document. */
const element = ({ inSlide = false, inCarousel = true } = {}) =>
  ({
    inCarousel,
    closest: (selector: string) => (inSlide && selector === '[data-slide]' ? {} : null),
  }) as unknown as Element;
const carousel = { contains: (target: { inCarousel: boolean }) => target.inCarousel } as unknown as Element;
const press = (key: string, target = element(), modifiers = {}) =>
  arrowStep({ key, altKey: false, ctrlKey: false, metaKey: false, target, currentTarget: carousel, ...modifiers });

test('F118 arrow keys on the carousel change the slide', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Enter'].map((key) => press(key))).toEqual([-1, 1, 0, 0]);
});

test.each([
  ['inside a slide', element({ inSlide: true }), {}],
  ['in a dialog that a slide has opened', element({ inCarousel: false }), {}],
  ['with Alt', element(), { altKey: true }],
])('F118 an arrow key %s does not', (_where, target, modifiers) => {
  expect([press('ArrowLeft', target, modifiers), press('ArrowRight', target, modifiers)]).toEqual([0, 0]);
});
