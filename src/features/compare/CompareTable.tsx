import type { CSSProperties } from 'react';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { CompareHead, type Removal } from './CompareHead.tsx';
import { CompareRows } from './CompareRows.tsx';
import type { Shown } from './CompareTools.tsx';
import * as styles from './CompareView.styles.ts';
import { type CompareRow, differ, equipmentRows, factSections, moneyValues } from './compareTable.ts';
import { EquipmentOnPaper } from './EquipmentOnPaper.tsx';
import { MoneyRows } from './MoneyRows.tsx';
import { lineHeight } from './sheet.ts';
import { sheetOf } from './sheetOf.ts';
import type { CarsInView } from './useCarsInView.ts';

interface CompareTableProps {
  view: CarsInView;
  shown: Shown;
  removal: Removal;
}

/** A column for each car, a row for each thing that is known of them. What differs is marked. */
export function CompareTable({ view, shown, removal }: CompareTableProps) {
  const translate = useTranslate();
  const { cars, count } = view;
  const isMarked = (values: Parameters<typeof differ>[0]) => differ(values.slice(0, count));
  const [basic, ...technical] = factSections(cars, translate);
  const equipment = { key: 'equipment', title: translate('equipment'), rows: equipmentRows(cars) };
  const common = { isMarked, onlyDifferences: shown.onlyDifferences };
  const facts = [...(basic ? [basic] : []), ...(shown.technicalData ? technical : [])];
  const isShown = ({ values }: CompareRow) => !shown.onlyDifferences || isMarked(values);
  const onPaper = equipment.rows.filter(isShown);
  const values = [
    ...moneyValues(cars),
    ...[...facts, ...(shown.equipment ? [equipment] : [])].flatMap(({ rows }) => rows.map((row) => row.values)),
  ];
  const line = (rows: readonly CompareRow[]) => `${lineHeight(sheetOf(cars, facts, rows, translate))}mm`;
  const lines = { '--shown': line(shown.equipment ? onPaper : []), '--everything': line(onPaper) } as CSSProperties;
  return (
    <div className={styles.frame}>
      {shown.onlyDifferences && !values.some(isMarked) && <p className={styles.note}>{translate('compareAlike')}</p>}
      <table className={styles.table} data-cars={cars.length} style={lines}>
        <caption className={visuallyHidden}>{translate('compareCars')}</caption>
        <CompareHead view={view} removal={removal} />
        <MoneyRows cars={cars} {...common} />
        {basic && <CompareRows section={basic} {...common} />}
        {technical.map((section) => (
          <CompareRows key={section.key} section={section} off={!shown.technicalData} {...common} />
        ))}
        <CompareRows section={equipment} off={!shown.equipment} className={styles.items} {...common} />
        <EquipmentOnPaper title={equipment.title} rows={onPaper} off={!shown.equipment} />
      </table>
    </div>
  );
}
