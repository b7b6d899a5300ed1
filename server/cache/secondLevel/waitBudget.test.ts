import { expect, test } from '@jest/globals';
import { createTrace, runTraced } from '../../operations/request/trace.ts';
import { createWaitBudget } from './waitBudget.ts';

test('waits of a request count together, those that overlap once; another request has its own', () => {
  let now = 0;
  const budget = createWaitBudget(20, () => now);
  const left: number[] = [];
  const note = () => left.push(budget.left());
  runTraced(createTrace('one'), () => {
    const [endFirst, endSecond] = [budget.begin(), budget.begin()];
    now += 5;
    note();
    endFirst();
    now += 3;
    endSecond();
    now += 100;
    note();
    const endThird = budget.begin();
    now += 30;
    endThird();
    note();
  });
  runTraced(createTrace('other'), note);
  note();
  expect(left).toEqual([15, 12, 0, 20, 20]);
});
