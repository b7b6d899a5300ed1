import { usePage, useTranslate } from '../../app/PageContext.tsx';
import type { ComponentProps } from '../../content/views.ts';
import type { DealerQuery } from '../../contracts/dealerSearch.ts';
import { fieldText } from '../../features/cars/fieldText.ts';
import { DealerCard } from '../../features/dealers/DealerCard.tsx';
import * as styles from '../../features/dealers/DealerList.styles.ts';
import { DealerSearch } from '../../features/dealers/DealerSearch.tsx';
import type { DealerListData } from '../../features/dealers/dealerListData.ts';
import { ALL_DEALERS, chosenOf, dealerListHref } from '../../features/dealers/dealerSearch.ts';
import { ActiveChips } from '../../ui/ActiveChips.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { container } from '../../ui/layout.styles.ts';

/** The dealers of the site: search, regions, what is chosen, cards, show more (F080). All of it is links and one form. */
export function DealerList({ fields, data }: ComponentProps<DealerListData>) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const { query, dealers, total, failed } = data;
  const path = `${language.prefix}${site.paths.dealers}`;
  const hrefOf = (state: DealerQuery) => dealerListHref(path, state);
  const intro = fieldText(fields, 'Text');
  return (
    <section className={container}>
      <div className={styles.heading}>
        <Heading level={1} size="page">
          {fieldText(fields, 'Title') || translate('dealerListTitle')}
        </Heading>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      <DealerSearch path={path} query={query} regions={data.regions} />
      <ActiveChips chosen={chosenOf(query)} cleared={ALL_DEALERS} hrefOf={hrefOf} />
      <p className={styles.count} role="status">
        {!failed && (total === 1 ? translate('oneDealerFound') : translate('dealersFound', { count: total }))}
      </p>
      {dealers.length === 0 && <p className={styles.message}>{translate(failed ? 'dealerListError' : 'noDealers')}</p>}
      <ul className={styles.grid}>
        {dealers.map((dealer, index) => (
          <li key={dealer.slug}>
            <DealerCard dealer={dealer} priority={index === 0} />
          </li>
        ))}
      </ul>
      {dealers.length < total && (
        <p className={styles.more}>
          <ButtonLink kind="secondary" href={hrefOf({ ...query, page: query.page + 1 })}>
            {translate('showMore')}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
