import { PRODUCT_FAMILIES, type ProductFamily } from '../../../contracts/finance/finance.ts';
import { parseQuoteQuery, withQuoteQuery } from '../../../contracts/finance/quoteTerms.ts';
import { isPlainClick } from '../../../lib/browser/plainClick.ts';
import { classes } from '../../../lib/classes.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { usePageLocation } from '../../../page/pageLocation.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { container, section, visuallyHidden } from '../../../ui/layout.styles.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { formatExactMoney } from '../../car/format.ts';
import { ContactLines } from '../../leads/ContactLines.tsx';
import { PRODUCT_NAMES } from './productNames.ts';
import { QuoteCard } from './QuoteCard.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import * as styles from './quotes.styles.ts';
import type { QuotesData } from './quotesData.ts';
import { type QuoteChange, useQuotes } from './useQuotes.ts';

/** Anchor of the section. */
const ID = 'finance';

/**
 * Renders finance quotes for a car, HP and PCP side by side, on terms that the visitor chooses (F075). While new quotes load, the old
 * ones are dimmed. Without scripts the terms are a form that requests the page with them.
 */
export function QuotesSection({ data }: { data: QuotesData }) {
  const translate = useTranslate();
  const { site } = usePage();
  const { quotes, terms, requested, isWaiting, isUpdate, choose, retry } = useQuotes(data);
  const payments = typeof quotes === 'string' ? [] : quotes;
  const summary = payments.map(
    ({ Name, RegularPayment }) =>
      `${Name} ${translate('perMonth', { amount: formatExactMoney(RegularPayment, site) })}`,
  );
  const lead = payments.find(({ FamilyKey }) => FamilyKey === 'PCP') ?? payments[0];
  return (
    <section
      id={ID}
      className={classes(container, section, styles.quotes)}
      data-quotes=""
      data-replaces-example={data.replacesExample && ''}
      aria-busy={isWaiting}
    >
      <QuotesHead />
      <div className={styles.columns}>
        <QuoteForm
          terms={terms}
          price={data.price}
          choices={data.months}
          wish={requested.payment === undefined ? requested.deposit : undefined}
          lead={lead}
          choose={choose}
        />
        <div className={styles.results} data-waiting={isWaiting || undefined}>
          {typeof quotes === 'string' ? (
            <NoQuote reason={quotes} contact={data.contact} retry={retry} />
          ) : (
            <div className={styles.cards}>
              {quotes.map((quote) => (
                <QuoteCard key={quote.FamilyKey} quote={quote} other={quotes.find((each) => each !== quote)} />
              ))}
              {PRODUCT_FAMILIES.filter((each) => quotes.every(({ FamilyKey }) => FamilyKey !== each)).map((each) => (
                <MissingQuote
                  key={each}
                  family={each}
                  months={quotes[0]?.Term ?? terms.months}
                  pcpMonths={data.pcpMonths}
                  choose={choose}
                />
              ))}
            </div>
          )}
          <p className={styles.note}>{translate('quoteStatus')}</p>
        </div>
      </div>
      <p className={visuallyHidden} role="status">
        {isWaiting
          ? translate('quoteLoading')
          : isUpdate && summary.length > 0 && translate('quoteReady', { quotes: summary.join(', ') })}
      </p>
    </section>
  );
}

interface MissingQuoteProps extends Pick<QuotesData, 'pcpMonths'> {
  choose: (change: QuoteChange) => void;
  family: ProductFamily;
  /** Term of the quotes. */
  months: number;
}

/** Renders why a product has no quote: over another term it has one, or not on these terms. */
function MissingQuote({ family, months, pcpMonths, choose }: MissingQuoteProps) {
  const translate = useTranslate();
  const { search } = usePageLocation();
  const product = translate(PRODUCT_NAMES[family]);
  const [other] = family === 'PCP' && !pcpMonths.includes(months) ? pcpMonths.toSorted(byDistance(months)) : [];
  return (
    <div className={styles.missing} data-missing={family}>
      <Heading level={3} size="card">
        {product}
      </Heading>
      <p>
        {other === undefined
          ? translate('quoteMissing', { product })
          : translate('quoteMissingTerm', { product, months, terms: pcpMonths.join(', ') })}
      </p>
      {other !== undefined && (
        <ButtonLink
          kind="secondary"
          href={`${withQuoteQuery(search, { ...parseQuoteQuery(new URLSearchParams(search)), months: other })}#${ID}`}
          rel="nofollow"
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            choose({ months: other });
          }}
        >
          {translate('quotesOver', { months: other })}
        </ButtonLink>
      )}
    </div>
  );
}

/** Sorts terms by their distance from one, the shorter first. */
const byDistance = (months: number) => (a: number, b: number) => Math.abs(a - months) - Math.abs(b - months) || a - b;

function QuotesHead() {
  const translate = useTranslate();
  return (
    <header className={styles.head}>
      <Heading level={2} size="section">
        {translate('quotesTitle')}
      </Heading>
      <p>{translate('quotesText')}</p>
      <p>{translate('commissionDisclosure')}</p>
    </header>
  );
}

interface NoQuoteProps extends Pick<QuotesData, 'contact'> {
  reason: 'failed' | 'refused';
  retry: () => void;
}

/** Renders the text of F076 with the dealer's contact; another text when the lender refuses all products. */
function NoQuote({ reason, contact, retry }: NoQuoteProps) {
  const translate = useTranslate();
  const { site } = usePage();
  return (
    <div className={styles.failed} role="alert">
      <p>{translate(reason === 'failed' ? 'noQuote' : 'quotesRefused')}</p>
      <ContactLines phone={contact.phone ?? site.phone} email={contact.email} />
      {reason === 'failed' && (
        <Button kind="ghost" className={styles.scripted} onClick={retry}>
          {translate('tryAgain')}
        </Button>
      )}
    </div>
  );
}

/** Renders the section while the first quotes load. */
export function QuotesSkeleton() {
  const translate = useTranslate();
  return (
    // Without the id: the streamed section is in the document beside it.
    <section className={classes(container, section, styles.quotes)} data-quotes="" aria-busy="true">
      <QuotesHead />
      <p className={visuallyHidden}>{translate('quoteLoading')}</p>
      <div className={styles.columns}>
        <Skeleton className={styles.skeleton} />
        <div className={styles.cards}>
          <Skeleton className={styles.skeleton} />
          <Skeleton className={styles.skeleton} />
        </div>
      </div>
    </section>
  );
}
