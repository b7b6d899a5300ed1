import { usePage } from '../../page/PageContext.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { countText } from '../car/countText.ts';
import * as styles from './CarList.styles.ts';
import type { CarList } from './useCarList.ts';

/** Renders the number of cars in a status region, so that screen readers announce each new result (WCAG 4.1.3). */
export function CarCount({ id, list: { total, status }, dimmed }: { id: string; list: CarList; dimmed: boolean }) {
  const { language } = usePage();
  const translate = useTranslate();
  const count = countText(total, language.locale);
  const text = total === 1 ? translate('oneCarFound') : translate('carsFound', { count });
  return (
    <p id={id} className={styles.count} role="status" tabIndex={-1} data-dimmed={dimmed || undefined}>
      {status === 'loading' || status === 'failed' ? '' : text}
    </p>
  );
}
