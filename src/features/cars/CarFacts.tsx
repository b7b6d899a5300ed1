import { usePage, useTranslate } from '../../app/PageContext.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './CarFacts.styles.ts';
import type { CarPageView } from './detailData.ts';
import type { DetailRow } from './detailRows.ts';
import { Fold } from './Fold.tsx';
import { foldsDescription, foldsEquipment, foldsRows } from './folding.ts';

/** Overview, technical data, equipment and description, each only when there is something in it (F056, F060). */
export function CarFacts({ car }: { car: CarPageView }) {
  const translate = useTranslate();
  const { site } = usePage();
  return (
    <>
      <section className={styles.section}>
        <Heading level={2} size="block">
          {translate('overview')}
        </Heading>
        <Rows rows={car.overview} className={styles.overview} />
      </section>
      {car.technical.length > 0 && (
        <section className={styles.section}>
          <Heading level={2} size="block">
            {translate('technicalData')}
          </Heading>
          <Fold to="rows" folds={foldsRows(car.technical)}>
            <Rows rows={car.technical} className={styles.rows} />
          </Fold>
        </section>
      )}
      {car.equipment.length > 0 && (
        <section className={styles.section}>
          <Heading level={2} size="block">
            {translate('equipment')}
          </Heading>
          <Fold to="equipment" folds={foldsEquipment(car.equipment)}>
            <ul className={styles.equipment}>
              {car.equipment.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Fold>
        </section>
      )}
      {site.country === 'SE' && (
        <aside className={styles.notice} aria-label={translate('networkNoticeTitle')}>
          <Icon name="info" />
          <p>{translate('networkNotice')}</p>
        </aside>
      )}
      {car.description && (
        <section className={styles.section}>
          <Heading level={2} size="block">
            {translate('description')}
          </Heading>
          <Fold to="description" folds={foldsDescription(car.description)}>
            <p className={styles.description}>{car.description}</p>
          </Fold>
        </section>
      )}
    </>
  );
}

function Rows({ rows, className }: { rows: readonly DetailRow[]; className: string }) {
  const translate = useTranslate();
  return (
    <dl className={className}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{translate(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
