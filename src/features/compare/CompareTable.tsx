import type { CSSProperties } from 'react';
import { useTranslate } from '../../app/PageContext.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { CompareHead } from './CompareHead.tsx';
import { CompareRows } from './CompareRows.tsx';
import type { Shown } from './CompareTools.tsx';
import * as styles from './CompareView.styles.ts';
import type { CompareViewProps } from './CompareView.tsx';
import { type CompareSection, differ, equipmentRows, factSections, moneyValues } from './compareTable.ts';
import { MoneyRows } from './MoneyRows.tsx';
import type { CarsInView } from './useCarsInView.ts';

interface CompareTableProps {
  view: CarsInView;
  shown: Shown;
  removal: CompareViewProps['removal'];
}

/** A column for each car, a row for each thing that is known of them. What differs is marked. */
export function CompareTable({ view, shown, removal }: CompareTableProps) {
  const translate = useTranslate();
  const { cars, count } = view;
  const isMarked = (values: Parameters<typeof differ>[0]) => differ(values.slice(0, count));
  const [basic, ...technical] = factSections(cars, translate);
  const equipment = { key: 'equipment', title: translate('equipment'), rows: equipmentRows(cars) };
  const common = { isMarked, onlyDifferences: shown.onlyDifferences };
  const seen = [basic, ...(shown.technicalData ? technical : []), shown.equipment && equipment];
  const values = [
    ...moneyValues(cars),
    ...seen.flatMap((section) => (section ? section.rows : []).map((row) => row.values)),
  ];
  return (
    <div className={styles.frame}>
      {shown.onlyDifferences && !values.some(isMarked) && <p className={styles.note}>{translate('compareAlike')}</p>}
      <table className={styles.table} data-cars={cars.length} style={{ '--lines': linesOf(seen) } as CSSProperties}>
        <caption className={visuallyHidden}>{translate('compareCars')}</caption>
        <CompareHead view={view} removal={removal} />
        <MoneyRows cars={cars} {...common} />
        {basic && <CompareRows section={basic} {...common} />}
        {technical.map((section) => (
          <CompareRows key={section.key} section={section} off={!shown.technicalData} {...common} />
        ))}
        <CompareRows section={equipment} off={!shown.equipment} {...common} />
      </table>
    </div>
  );
}

/** Lines of the printed sheet, about: prices with their terms, each section with its heading. */
function linesOf(sections: readonly (CompareSection | false | undefined)[]): number {
  const PRICES = 14;
  return sections.reduce((lines, section) => lines + (section ? section.rows.length * 1.15 + 2 : 0), PRICES);
}
