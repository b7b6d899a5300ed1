import { type LocalizedText, langOf, plainText } from '../../contracts/search/valueTexts.ts';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { BuyerNotices } from './BuyerNotices.tsx';
import * as styles from './CarFacts.styles.ts';
import type { CarPageView } from './detailData.ts';
import { Fold } from './Fold.tsx';
import { foldsDescription, foldsEquipment } from './folding.ts';
import { KEY_FACTS } from './KeyFacts.tsx';
import { screenOnly } from './printSheet.styles.ts';
import { Rows, TechnicalData } from './TechnicalData.tsx';

/** Renders overview, energy, technical data, equipment and description, each only when it has content (F056, F060). */
export function CarFacts({ car }: { car: CarPageView }) {
  const translate = useTranslate();
  const { site } = usePage();
  const isKnown = (label: string) => site.carDetailLayout === 'alternative' && KEY_FACTS.has(label);
  return (
    <>
      <section className={styles.section}>
        <Heading level={2} size="block">
          {translate('overview')}
        </Heading>
        <Rows rows={car.overview.filter(([label]) => !isKnown(label))} className={styles.overview} />
      </section>
      {car.energy.length > 0 && (
        <section className={styles.section}>
          <Heading level={2} size="block">
            {translate('energyFacts')}
          </Heading>
          <Rows rows={car.energy} className={styles.energy} />
          <p className={styles.small}>{translate('energyNote')}</p>
        </section>
      )}
      {car.technical.length > 0 && <TechnicalData groups={car.technical} />}
      {car.equipment.length > 0 && <Equipment items={car.equipment} />}
      {site.country === 'SE' && (
        <aside className={styles.notice} aria-label={translate('networkNoticeTitle')}>
          <Icon name="info" />
          <p>{translate('networkNotice')}</p>
        </aside>
      )}
      {car.description && <Description text={car.description} />}
      <BuyerNotices information={car.information} />
    </>
  );
}

function Equipment({ items }: { items: readonly LocalizedText[] }) {
  const translate = useTranslate();
  return (
    <section className={styles.section}>
      <Heading level={2} size="block">
        {translate('equipment')}
      </Heading>
      <Fold to="equipment" isFoldable={foldsEquipment(items)} name={translate('equipment')}>
        <ul className={styles.equipment}>
          {items.map((item) => (
            <li key={plainText(item)} lang={langOf(item)}>
              {plainText(item)}
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}

function Description({ text }: { text: LocalizedText }) {
  const translate = useTranslate();
  return (
    <section className={classes(styles.section, screenOnly)}>
      <Heading level={2} size="block">
        {translate('description')}
      </Heading>
      <Fold to="description" isFoldable={foldsDescription(plainText(text))} name={translate('description')}>
        <p className={styles.description} lang={langOf(text)}>
          {plainText(text)}
        </p>
      </Fold>
    </section>
  );
}
