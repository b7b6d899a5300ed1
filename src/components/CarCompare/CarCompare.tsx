import type { ComponentProps } from '../../content/views.ts';
import { parseLoanQuery } from '../../contracts/finance/loanQuery.ts';
import { comparedIn } from '../../contracts/search/listVariants.ts';
import { laterPart } from '../../delivery/laterPart.tsx';
import { listPath } from '../../features/carSearch/listPath.ts';
import { useTermsInUrl } from '../../features/carSearch/ownTerms.ts';
import { TermsChip } from '../../features/carSearch/TermsChip.tsx';
import { CompareView } from '../../features/compare/CompareView.tsx';
import { compareHref } from '../../features/compare/compareHref.ts';
import { setChosenCars } from '../../features/compare/compareStore.ts';
import { GroupPhone } from '../../page/GroupPhone.tsx';
import { usePage } from '../../page/PageContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { container } from '../../ui/layout.styles.ts';
import { useFeature, useTranslate } from '../../ui/sharedContext.ts';
import type { CarCompareData } from './CarCompare.data.ts';
import * as styles from './CarCompare.styles.ts';

/** Most visitors of a comparison do not reach it. */
const ComparedCarsForm = laterPart(
  'compared-cars-form',
  async () => (await import('../../features/leads/ComparedCarsForm.tsx')).ComparedCarsForm,
);

/** Renders the cars of the URL side by side, instead of the car list; the same for everyone who opens the URL. */
export function CarCompare({ data }: ComponentProps<CarCompareData>) {
  const page = usePage();
  const translate = useTranslate();
  const takesLeads = useFeature('leads');
  const { cars, gone, failed, dealers, asOf } = data;
  const ids = cars.map(({ card }) => card.id);
  const requestedIds = comparedIn(new URLSearchParams(page.search));
  const requestedTerms = parseLoanQuery(new URLSearchParams(page.search));
  useTermsInUrl();
  const hrefWithout = (id: string) =>
    compareHref(
      ids.filter((carId) => carId !== id),
      page,
      requestedTerms,
      page.search,
    );
  return (
    <section className={container}>
      <div className={styles.page}>
        <Heading level={1} size="section">
          {translate('compareCars')}
        </Heading>
        {failed && <p role="alert">{translate('carListError')}</p>}
        {gone.length > 0 && (
          <p className={styles.note}>{translate(cars.length > 0 ? 'compareSold' : 'compareEmpty')}</p>
        )}
        {cars.length > 0 && (
          <CompareView
            cars={cars}
            href={compareHref(ids, page, requestedTerms, page.search)}
            removal={(id) => ({ href: hrefWithout(id) })}
          >
            <TermsChip terms={requestedTerms} href={compareHref(ids, page, {}, page.search)} />
            {cars.length === 1 && <p className={styles.note}>{translate('compareMore')}</p>}
          </CompareView>
        )}
        <div className={styles.actions}>
          {failed && (
            <ButtonLink href={compareHref(requestedIds, page, requestedTerms, page.search)} data-reload="">
              {translate('tryAgain')}
            </ButtonLink>
          )}
          {/* The list opens with these cars selected for comparison. */}
          <ButtonLink
            kind="secondary"
            href={listPath(page.site, page.language)}
            onClick={() => cars.length > 0 && setChosenCars(cars)}
          >
            {translate(cars.length > 0 ? 'compareAdd' : 'seeAllCars')}
          </ButtonLink>
          {failed && <GroupPhone />}
        </div>
      </div>
      {cars.length > 0 && takesLeads && (
        <div className={styles.contact}>
          <ComparedCarsForm cars={cars} dealers={dealers} asOf={asOf} />
        </div>
      )}
    </section>
  );
}
