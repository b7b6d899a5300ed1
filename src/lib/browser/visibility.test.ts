import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { watchVisibility, whenVisible } from './visibility.ts';

const ELEMENT = {} as Element;
let report: (...changes: boolean[]) => void;
let observed: { margin: string | undefined; isEnded: boolean };

beforeEach(() => {
  // There is no window here.
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      observed = { margin: options?.rootMargin, isEnded: false };
      report = (...changes) =>
        callback(
          changes.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
          this as unknown as IntersectionObserver,
        );
    }
    observe(): void {}
    disconnect(): void {
      observed.isEnded = true;
    }
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test('of several changes that are reported at once, the last one holds', () => {
  const reported: boolean[] = [];
  const end = watchVisibility(ELEMENT, (isVisible) => reported.push(isVisible));
  report(false, true);
  report(true, false);
  expect(reported).toEqual([true, false]);
  end();
  expect(observed.isEnded).toBe(true);
});

test('what is to be done once is done once, when the element becomes visible', () => {
  let calls = 0;
  whenVisible(ELEMENT, () => calls++, '200px');
  report(false);
  expect([calls, observed]).toEqual([0, { margin: '200px', isEnded: false }]);
  report(false, true);
  expect([calls, observed.isEnded]).toEqual([1, true]);
});
