import { useState } from 'react';
import type { Elements } from '../../lib/browser/elements.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { Removal } from './CompareHead.tsx';
import { CompareTable } from './CompareTable.tsx';
import { CompareTools, type ComparisonOptions } from './CompareTools.tsx';
import * as styles from './CompareView.styles.ts';
import type { ComparedCar } from './comparedCar.ts';
import { useCarsInView } from './useCarsInView.ts';

interface CompareViewProps {
  cars: readonly ComparedCar[];
  /** URL of the comparison. */
  href: string;
  removal: Removal;
  /** Messages about the comparison. */
  children?: Elements;
}

/** Renders cars side by side with their options (F071); used by the dialog and by the comparison's own page. */
export function CompareView({ cars, href, removal, children }: CompareViewProps) {
  const translate = useTranslate();
  const [options, setOptions] = useState<ComparisonOptions>({
    onlyDifferences: false,
    technicalData: true,
    equipment: false,
  });
  const view = useCarsInView(cars);
  const partial = cars.filter(({ full }) => !full).map(({ card }) => card.title);
  return (
    <div className={styles.view}>
      <CompareTools options={options} onChange={setOptions} href={href} />
      {children}
      {partial.length > 0 && <p className={styles.note}>{translate('comparePartial', { name: partial.join(', ') })}</p>}
      <CompareTable view={view} options={options} removal={removal} />
    </div>
  );
}
