import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldText } from '../../content/fieldText.ts';
import type { ComponentProps } from '../../content/views.ts';
import { basePath } from '../../contracts/search/listSegments.ts';
import { formatNumber } from '../../features/car/format.ts';
import * as styles from '../../features/carList/CarList.styles.ts';
import { CarListSection } from '../../features/carList/CarListSection.tsx';
import { OtherLists } from '../../features/carList/OtherLists.tsx';
import { carQueryClient } from '../../features/carList/queryClient.ts';
import { listPath } from '../../features/carSearch/listPath.ts';
import type { CarListData } from '../../features/carSearch/listResponse.ts';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { container } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { UnbrokenName } from '../../ui/UnbrokenName.tsx';

/** Renders the page's heading and the car list. Below the marker segment the heading names make and model (F031). */
export function CarList({ fields, data }: ComponentProps<CarListData>) {
  const { site, language } = usePage();
  const translate = useTranslate();
  const [client] = useState(carQueryClient);
  const { base, name, inStock } = data;
  const title = name
    ? translate('carListNameTitle', { name })
    : fieldText(fields, 'Title') || translate('carListTitle');
  const count = inStock === undefined ? null : formatNumber(inStock, language.locale);
  const nameText = name && count !== null ? translate('carListNameText', { name, count }) : '';
  const intro = name ? nameText : fieldText(fields, 'Text');
  return (
    <section className={classes(container, styles.section)}>
      <div className={styles.heading}>
        <Heading level={1} size="section">
          <UnbrokenName name={title} />
        </Heading>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      <QueryClientProvider client={client}>
        <CarListSection data={data} />
      </QueryClientProvider>
      {data.lists && (
        <OtherLists lists={data.lists} currentPath={base && `${listPath(site, language)}${basePath(base, site)}`} />
      )}
    </section>
  );
}
