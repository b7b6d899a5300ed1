import { useState } from 'react';
import { langOf, plainText } from '../../../contracts/search/valueTexts.ts';
import type { Elements } from '../../../lib/browser/elements.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Localized } from '../../../ui/Localized.tsx';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { Term } from '../Term.tsx';
import { LeasingChoices } from './LeasingChoices.tsx';
import type { LeasingChoice, LeasingOffer } from './leasing.ts';
import type { OfferRow } from './loanRows.ts';
import * as styles from './Offers.styles.ts';
import type { LoanOffer, OfferView } from './offers.ts';

/** Renders loan and leasing with their monthly cost, terms and calculation (U11). */
export function Offers({ offers }: { offers: readonly OfferView[] }) {
  const translate = useTranslate();
  return (
    <ul className={styles.offers} aria-label={translate('monthlyCosts')} data-offers="">
      {offers.map((offer) => (
        <li key={offer.kind} className={styles.offer}>
          {offer.kind === 'car_loan_monthly_cost' ? <Loan offer={offer} /> : <Leasing offer={offer} />}
        </li>
      ))}
    </ul>
  );
}

function Loan({ offer: { kind, amount, terms, rows, text, note } }: { offer: LoanOffer }) {
  const translate = useTranslate();
  return (
    <>
      <span>
        <Term label={kind} />
      </span>
      <strong>{translate('perMonth', { amount })}</strong>
      {terms && <p>{terms}</p>}
      {(rows || text || note) && (
        <Disclosure summary={translate('howCalculated')}>
          {text && <p lang={langOf(text)}>{plainText(text)}</p>}
          {rows && <OfferRows rows={rows} />}
          {note && <p lang={langOf(note)}>{plainText(note)}</p>}
        </Disclosure>
      )}
      <p>{translate('borrowingCosts')}</p>
    </>
  );
}

/** Renders private or company leasing on the terms that the visitor chooses, at first the cheapest (F073). */
function Leasing({ offer }: { offer: LeasingOffer }) {
  const translate = useTranslate();
  const { kind, choices, extra } = offer;
  const [chosen, setChosen] = useState<LeasingChoice | null>(null);
  const { amount, terms, title, text, note } = chosen ?? offer;
  const [cheapest] = choices ?? [];
  const perMonth = translate('perMonth', { amount });
  return (
    <>
      <span>
        <Term label={kind} />
        {title && <small>{title}</small>}
      </span>
      <strong>
        <span>{perMonth}</span>
        {note && plainText(note).startsWith('*') && <span className={styles.onScreen}>*</span>}
      </strong>
      {extra && (
        <p className={styles.extra}>
          {extra.map(({ label, value }) => (
            <span key={label}>
              <Term label={label} />
              <span> </span>
              {value && <Localized text={value} />}
            </span>
          ))}
        </p>
      )}
      {terms && <p>{terms}</p>}
      {text && (
        <p className={styles.onScreen} lang={langOf(text)}>
          {plainText(text)}
        </p>
      )}
      {note && (
        <p className={styles.onScreen} lang={langOf(note)}>
          {plainText(note)}
        </p>
      )}
      {choices && cheapest && (
        <Disclosure summary={translate('otherTerms')}>
          <LeasingChoices choices={choices} chosen={chosen ?? cheapest} onChoose={setChosen} />
          <noscript>
            <LeasingTable choices={choices} />
          </noscript>
        </Disclosure>
      )}
      <span className={visuallyHidden} role="status">
        {chosen && `${perMonth}. ${terms}`}
      </span>
    </>
  );
}

/** Renders the cost of every duration and distance, for visitors without scripts. */
function LeasingTable({ choices }: { choices: readonly LeasingChoice[] }) {
  const translate = useTranslate();
  return (
    <dl className={styles.rows}>
      {choices.map(({ months, distance, amount }) => (
        <div key={`${months} ${distance}`}>
          <dt>{translate('leasingTerms', { months, distance })}</dt>
          <dd>{translate('perMonth', { amount })}</dd>
        </div>
      ))}
    </dl>
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
export function Disclosure({ summary, children }: { summary: string; children: Elements }) {
  return (
    <details className={styles.details}>
      <summary>
        <span>{summary}</span>
        <Icon name="chevronDown" size={14} />
      </summary>
      {children}
    </details>
  );
}
