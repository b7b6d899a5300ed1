import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { Removal } from './CompareHead.tsx';
import { CompareTable } from './CompareTable.tsx';
import { CompareTools, type Shown } from './CompareTools.tsx';
import * as styles from './CompareView.styles.ts';
import type { ComparedCar } from './comparedCar.ts';
import { useCarsInView } from './useCarsInView.ts';

interface CompareViewProps {
  cars: readonly ComparedCar[];
  /** The address of the comparison. */
  href: string;
  removal: Removal;
  /** What there is to say about it. */
  children?: ReactNode;
}

/** Cars side by side, with what can be shown of them (F071): the same in the dialog and on the page of its own. */
export function CompareView({ cars, href, removal, children }: CompareViewProps) {
  const translate = useTranslate();
  const [shown, setShown] = useState<Shown>({ onlyDifferences: false, technicalData: true, equipment: false });
  const view = useCarsInView(cars);
  const partial = cars.filter(({ full }) => !full).map(({ card }) => card.title);
  return (
    <div className={styles.view}>
      <CompareTools shown={shown} onChange={setShown} href={href} />
      {children}
      {partial.length > 0 && <p className={styles.note}>{translate('comparePartial', { name: partial.join(', ') })}</p>}
      <CompareTable view={view} shown={shown} removal={removal} />
    </div>
  );
}
