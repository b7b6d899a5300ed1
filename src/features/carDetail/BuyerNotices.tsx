import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Localized } from '../../ui/Localized.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { BuyerInformation } from './buyerInformation.ts';
import * as styles from './CarFacts.styles.ts';

/** Renders the legal guarantee of a car, and the data that a connected one generates. */
export function BuyerNotices({ information: { guarantee, data } }: { information: BuyerInformation }) {
  const translate = useTranslate();
  return (
    <>
      {guarantee && (
        <aside className={styles.notice} aria-label={translate('legalGuaranteeTitle', { years: guarantee.years })}>
          <Icon name="check" />
          <div>
            <p>
              <strong>{translate('legalGuaranteeTitle', { years: guarantee.years })}</strong>
            </p>
            <p>{translate('legalGuaranteeText')}</p>
            <p>
              <a href={guarantee.href} rel="noopener">
                {translate('legalGuaranteeLink')}
              </a>
            </p>
          </div>
        </aside>
      )}
      {data && <ConnectedData data={data} />}
    </>
  );
}

function ConnectedData({ data: { rows, href } }: { data: NonNullable<BuyerInformation['data']> }) {
  const translate = useTranslate();
  return (
    <section className={styles.section}>
      <details className={styles.data}>
        <summary>
          <Heading level={2} size="small">
            {translate('productData')}
          </Heading>
          <Icon name="chevronDown" />
        </summary>
        <dl className={styles.rows}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{translate(label)}</dt>
              <dd>
                <Localized text={value} />
              </dd>
            </div>
          ))}
        </dl>
        {href && (
          <p>
            <a href={href} rel="noopener">
              {translate('productDataLink')}
            </a>
          </p>
        )}
      </details>
    </section>
  );
}
