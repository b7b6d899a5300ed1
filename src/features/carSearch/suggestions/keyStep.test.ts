import { expect, test } from '@jest/globals';
import { type KeyStep, keyStep } from './keyStep.ts';

const press = (key: string, more = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  ...more,
});
const open = (active: number) => ({ isOpen: true, active, count: 3 });
const closed = { isOpen: false, active: -1, count: 3 };

test.each<[string, Parameters<typeof keyStep>[1], KeyStep | null]>([
  ['ArrowDown', closed, { preventDefault: true, open: true, active: 0 }],
  ['ArrowUp', closed, { preventDefault: true, open: true, active: 2 }],
  ['ArrowDown', open(1), { preventDefault: true, open: true, active: 2 }],
  ['ArrowDown', open(2), { preventDefault: true, open: true, active: -1 }],
  ['ArrowUp', open(0), { preventDefault: true, open: true, active: -1 }],
  ['Home', open(1), { active: -1 }],
  ['End', open(1), { active: -1 }],
  ['Enter', open(1), { preventDefault: true, choose: true }],
  ['Enter', open(-1), { open: false }],
  ['Escape', open(1), { preventDefault: true, open: false }],
  ['Tab', open(1), { open: false }],
  ['a', open(1), null],
  ['Enter', closed, null],
  ['Escape', closed, { clear: true }],
  ['ArrowDown', { ...closed, count: 0 }, null],
])('F045 %s on %j', (key, state, step) => {
  expect(keyStep(press(key), state)).toEqual(step);
});

test('F045 keys of an input method and of shortcuts are ignored; with Alt the list only opens and closes', () => {
  expect(keyStep(press('Enter', { isComposing: true }), open(1))).toBeNull();
  expect(keyStep(press('Enter', { keyCode: 229 }), open(1))).toBeNull();
  expect(keyStep(press('ArrowDown', { metaKey: true }), open(1))).toBeNull();
  expect(keyStep(press('ArrowDown', { altKey: true }), closed)).toEqual({
    preventDefault: true,
    open: true,
    active: -1,
  });
  expect(keyStep(press('ArrowUp', { altKey: true }), open(1))).toEqual({
    preventDefault: true,
    open: false,
    active: -1,
  });
});
