import type { ComponentProps } from '../../content/views.ts';
import { Condition } from '../../features/carDetail/condition/Condition.tsx';
import type { ConditionView } from '../../features/carDetail/condition/conditionView.ts';

/** Renders condition, history and battery of the page's car. */
export function CarCondition({ data }: ComponentProps<ConditionView | null | undefined>) {
  return data ? <Condition condition={data} /> : null;
}
