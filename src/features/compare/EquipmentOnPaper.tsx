import { Fragment } from 'react';
import { plainText } from '../../contracts/valueTexts.ts';
import { Localized } from '../../ui/Localized.tsx';
import * as styles from './CompareView.styles.ts';
import { type CompareRow, equipmentGroups } from './compareTable.ts';

interface EquipmentOnPaperProps {
  title: string;
  rows: readonly CompareRow[];
  /** Switched off: printed all the same for those who have no scripts to switch it on. */
  off: boolean;
}

/** Equipment in print, where a row for each item has no room: under the numbers of the cars that have it. */
export function EquipmentOnPaper({ title, rows, off }: EquipmentOnPaperProps) {
  const [first] = rows;
  if (!first) return null;
  return (
    <tbody className={styles.onPaper} data-off={off || undefined}>
      <tr>
        <td colSpan={first.values.length + 1}>
          <strong className={styles.heading}>{title}</strong>
          {equipmentGroups(rows).map(({ places, items }) => (
            <p key={places.join()}>
              <strong>{places.join(' ')}</strong>{' '}
              {items.map((item, at) => (
                <Fragment key={plainText(item)}>
                  {at > 0 && ' · '}
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
