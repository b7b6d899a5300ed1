import type { ComponentProps } from '../../content/views.ts';
import { QuotesSection, QuotesSkeleton } from '../../features/carDetail/quotes/QuotesSection.tsx';
import type { QuotesData } from '../../features/carDetail/quotes/quotesData.ts';

/** Renders finance quotes for the car of the page (F075). Renders nothing when the lender does not finance it (F076). */
export function FinanceQuotes({ data }: ComponentProps<QuotesData | null>) {
  return data && <QuotesSection key={data.car} data={data} />;
}

export function FinanceQuotesSkeleton() {
  return <QuotesSkeleton />;
}
