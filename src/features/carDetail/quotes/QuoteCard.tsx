import { memo, useState } from 'react';
import type { Quotation } from '../../../contracts/finance/finance.ts';
import { classes } from '../../../lib/classes.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { label as infoLabel } from '../../../ui/Info.styles.ts';
import { Info } from '../../../ui/Info.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { formatExactMoney } from '../../car/format.ts';
import { LegalDialog } from './LegalDialog.tsx';
import { detailsOf } from './quoteDetails.ts';
import * as styles from './quotes.styles.ts';

const EXPLANATIONS = { HP: 'infoHp', PCP: 'infoPcp' } as const;

interface QuoteCardProps {
  quote: Quotation;
  /** The quote of the other product, whose rows it has too. */
  other: Quotation | undefined;
}

/**
 * Renders the quote of one product: payment, details, notifications and what to do next. While the deposit is dragged it is not
 * rendered again.
 */
export const QuoteCard = memo(function QuoteCard({ quote, other }: QuoteCardProps) {
  const translate = useTranslate();
  const { site } = usePage();
  const { Name, FamilyKey, Term, CashDeposit, RegularPayment, QuoteReference, Notifications } = quote;
  const money = (amount: number) => formatExactMoney(amount, site);
  return (
    <article
      className={styles.card}
      data-quote={FamilyKey}
      data-deposit={CashDeposit}
      data-payment={RegularPayment}
      data-months={Term}
      data-quote-reference={QuoteReference}
    >
      <Heading level={3} size="card">
        <span>{Name}</span>
        <Info name={Name} text={translate(EXPLANATIONS[FamilyKey])} />
      </Heading>
      <p className={styles.payment}>
        <strong>{translate('perMonth', { amount: money(RegularPayment) })}</strong>
        <span>{translate('quoteDeposit', { amount: money(CashDeposit), months: Term })}</span>
      </p>
      {Notifications.length > 0 && (
        <div className={styles.notifications}>
          {Notifications.map(({ Message }) => (
            <p key={Message} className={styles.notification}>
              {Message}
            </p>
          ))}
        </div>
      )}
      <dl className={styles.rows}>
        {detailsOf(quote, other).map(({ key, label, value, explanation }) => (
          <div key={key} data-key={key}>
            <dt>
              <span className={explanation ? infoLabel : undefined}>{label}</span>
              {explanation && <Info name={label} text={translate(explanation)} />}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <QuoteLinks quote={quote} />
      <p className={classes(styles.note, styles.reference)}>
        {translate('quoteReference', { reference: QuoteReference })}
      </p>
    </article>
  );
});

/** Renders links to the lender's pages, which take the quote reference, and the terms of the quote. */
function QuoteLinks({ quote: { QuoteActions, QuoteReference } }: { quote: Quotation }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { Apply, Reserve, PartExchange } = QuoteActions;
  return (
    <div className={styles.links}>
      {Apply && (
        <ButtonLink href={Apply} data-wide="" rel="nofollow">
          {translate('quoteApply')}
        </ButtonLink>
      )}
      <ButtonLink kind="secondary" href={Reserve} data-wide="" rel="nofollow">
        {translate('quoteReserve')}
      </ButtonLink>
      <ButtonLink kind="ghost" href={PartExchange} rel="nofollow">
        {translate('quotePartExchange')}
      </ButtonLink>
      <Button kind="ghost" className={styles.scripted} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('quoteLegal')}
      </Button>
      {isOpen && <LegalDialog quoteReference={QuoteReference} onClosed={() => setOpen(false)} />}
    </div>
  );
}
