import { Fragment } from 'react';
import { plainText } from '../../contracts/search/valueTexts.ts';
import { Localized } from '../../ui/Localized.tsx';
import * as styles from './CompareView.styles.ts';
import { type CompareRow, equipmentGroups } from './compareTable.ts';

interface PrintedEquipmentProps {
  title: string;
  rows: readonly CompareRow[];
  /** Hidden by its switch; still printed where scripts are disabled. */
  isHidden: boolean;
}

/** Renders equipment in print, where rows for each item do not fit: items grouped by the numbers of the cars that have them. */
export function PrintedEquipment({ title, rows, isHidden }: PrintedEquipmentProps) {
  const [first] = rows;
  if (!first) return null;
  return (
    <tbody className={styles.printOnly} data-off={isHidden || undefined}>
      <tr>
        <td colSpan={first.values.length + 1}>
          <strong className={styles.heading}>{title}</strong>
          {equipmentGroups(rows).map(({ positions, items }) => (
            <p key={positions.join()}>
              <strong>{positions.join(' ')}</strong>{' '}
              {items.map((item, index) => (
                <Fragment key={plainText(item)}>
                  {index > 0 && <span> · </span>}
                  <Localized text={item} />
                </Fragment>
              ))}
            </p>
          ))}
        </td>
      </tr>
    </tbody>
  );
}
