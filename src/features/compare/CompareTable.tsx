import type { CSSProperties } from 'react';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { CompareHead, type Removal } from './CompareHead.tsx';
import { CompareRows } from './CompareRows.tsx';
import type { ComparisonOptions } from './CompareTools.tsx';
import * as styles from './CompareView.styles.ts';
import { type CompareRow, differ, equipmentRows, factSections, moneyValues } from './compareTable.ts';
import { MoneyRows } from './MoneyRows.tsx';
import { PrintedEquipment } from './PrintedEquipment.tsx';
import { lineHeight } from './printedSheet.ts';
import { printedSheetOf } from './printedSheetOf.ts';
import type { CarsInView } from './useCarsInView.ts';

interface CompareTableProps {
  view: CarsInView;
  options: ComparisonOptions;
  removal: Removal;
}

/** Renders a table with a column for each car and a row for each property. Differences are marked. */
export function CompareTable({ view, options, removal }: CompareTableProps) {
  const translate = useTranslate();
  const { cars, count } = view;
  const isDifferent = (values: Parameters<typeof differ>[0]) => differ(values.slice(0, count));
  const [basic, ...technical] = factSections(cars, translate);
  const equipment = { key: 'equipment', title: translate('equipment'), rows: equipmentRows(cars) };
  const common = { isDifferent, onlyDifferences: options.onlyDifferences };
  const facts = [...(basic ? [basic] : []), ...(options.technicalData ? technical : [])];
  const isVisible = ({ values }: CompareRow) => !options.onlyDifferences || isDifferent(values);
  const printedRows = equipment.rows.filter(isVisible);
  const values = [
    ...moneyValues(cars),
    ...[...facts, ...(options.equipment ? [equipment] : [])].flatMap(({ rows }) => rows.map((row) => row.values)),
  ];
  const lineHeightOf = (rows: readonly CompareRow[]) => `${lineHeight(printedSheetOf(cars, facts, rows, translate))}mm`;
  const lineHeights = {
    '--shown': lineHeightOf(options.equipment ? printedRows : []),
    '--everything': lineHeightOf(printedRows),
  } as CSSProperties;
  return (
    <div className={styles.frame}>
      {options.onlyDifferences && !values.some(isDifferent) && (
        <p className={styles.note}>{translate('compareAlike')}</p>
      )}
      <Legend view={view} />
      <table className={styles.table} data-cars={cars.length} style={lineHeights}>
        <caption className={visuallyHidden}>{translate('compareCars')}</caption>
        <CompareHead view={view} removal={removal} />
        <MoneyRows cars={cars} {...common} />
        {basic && <CompareRows section={basic} {...common} />}
        {technical.map((section) => (
          <CompareRows key={section.key} section={section} isHidden={!options.technicalData} {...common} />
        ))}
        <CompareRows section={equipment} isHidden={!options.equipment} className={styles.items} {...common} />
        <PrintedEquipment title={equipment.title} rows={printedRows} isHidden={!options.equipment} />
      </table>
    </div>
  );
}

/** Renders which cars are not in view, and how rows with differences look. */
function Legend({ view: { cars, count } }: Pick<CompareTableProps, 'view'>) {
  const translate = useTranslate();
  const hidden = cars.slice(count).map(({ card }) => card.title);
  if (cars.length < 2) return null;
  return (
    <div className={styles.legend}>
      {hidden.length > 0 && <p>{translate('compareHidden', { names: hidden.join(', ') })}</p>}
      <p>
        <strong>{translate('compareBold')}</strong>
      </p>
    </div>
  );
}
