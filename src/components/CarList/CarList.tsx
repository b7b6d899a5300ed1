import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComponentProps } from '../../content/views.ts';
import { basePath } from '../../contracts/listSegments.ts';
import * as styles from '../../features/cars/CarList.styles.ts';
import { CarListSection } from '../../features/cars/CarListSection.tsx';
import { fieldText } from '../../features/cars/fieldText.ts';
import { formatNumber } from '../../features/cars/format.ts';
import { listPath } from '../../features/cars/listAddress.ts';
import type { CarListData } from '../../features/cars/listAnswer.ts';
import { carQueryClient } from '../../features/cars/queryClient.ts';
import { OtherLists } from '../../features/cars/search/OtherLists.tsx';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { container } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';

/** The page's heading and the list of cars. Below the marker segment it is named after make and model (F031). */
export function CarList({ fields, data }: ComponentProps<CarListData>) {
  const { site, language } = usePage();
  const translate = useTranslate();
  const [client] = useState(carQueryClient);
  const { base, name } = data;
  const title = name
    ? translate('carListNameTitle', { name })
    : fieldText(fields, 'Title') || translate('carListTitle');
  const count = formatNumber(data.inStock ?? 0, language.locale);
  const intro = name ? translate('carListNameText', { name, count }) : fieldText(fields, 'Text');
  return (
    <section className={classes(container, styles.section)}>
      <div className={styles.heading}>
        <Heading level={1} size="section">
          {title}
        </Heading>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      <QueryClientProvider client={client}>
        <CarListSection data={data} />
      </QueryClientProvider>
      {data.lists && (
        <OtherLists lists={data.lists} shown={base && `${listPath(site, language)}${basePath(base, site)}`} />
      )}
    </section>
  );
}
