import type { ReactNode } from 'react';
import { langOf, plainText } from '../../../contracts/valueTexts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { Term } from '../Term.tsx';
import type { OfferRow } from './loanRows.ts';
import * as styles from './Offers.styles.ts';
import type { OfferView } from './offers.ts';

/** Renders loan and leasing with their monthly cost, terms and calculation (U11). */
export function Offers({ offers }: { offers: readonly OfferView[] }) {
  const translate = useTranslate();
  return (
    <ul className={styles.offers} aria-label={translate('monthlyCosts')}>
      {offers.map((offer) => (
        <li key={offer.kind} className={styles.offer}>
          <span>
            <Term label={offer.kind} />
          </span>
          <strong>{translate('perMonth', { amount: offer.amount })}</strong>
          {offer.terms && <p>{offer.terms}</p>}
          <OfferDetails offer={offer} />
          {offer.kind === 'car_loan_monthly_cost' && <p>{translate('borrowingCosts')}</p>}
        </li>
      ))}
    </ul>
  );
}

function OfferDetails({ offer: { rows, choices, text, note } }: { offer: OfferView }) {
  const translate = useTranslate();
  if (!rows && !choices && !note && !text) return null;
  return (
    <Disclosure summary={translate(rows ? 'howCalculated' : 'otherTerms')}>
      {text && <p lang={langOf(text)}>{plainText(text)}</p>}
      {rows && <OfferRows rows={rows} />}
      {choices && (
        <dl className={styles.rows}>
          {choices.map(({ terms, amount }) => (
            <div key={`${terms} ${amount}`}>
              <dt>{terms}</dt>
              <dd>{translate('perMonth', { amount })}</dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p lang={langOf(note)}>{plainText(note)}</p>}
    </Disclosure>
  );
}

/** Renders the calculation of a monthly cost. */
export function OfferRows({ rows }: { rows: readonly OfferRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>
            <Term label={label} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders a disclosure for details that few visitors need. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary>
        {summary}
        <Icon name="chevronDown" size={14} />
      </summary>
      {children}
    </details>
  );
}
