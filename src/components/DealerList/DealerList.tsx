import { fieldText } from '../../content/fieldText.ts';
import type { ComponentProps } from '../../content/views.ts';
import * as styles from '../../features/dealers/list/DealerList.styles.ts';
import { DealerListSection } from '../../features/dealers/list/DealerListSection.tsx';
import type { DealerListData } from '../../features/dealers/list/dealerListData.ts';
import { Heading } from '../../ui/Heading.tsx';
import { container } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';

/** Renders the page's heading and the dealers of the site (F080). */
export function DealerList({ fields, data }: ComponentProps<DealerListData>) {
  const translate = useTranslate();
  const intro = fieldText(fields, 'Text');
  return (
    <section className={container}>
      <DealerListSection data={data}>
        <Heading level={1} size="page">
          {fieldText(fields, 'Title') || translate('dealerListTitle')}
        </Heading>
        {intro && <p className={styles.intro}>{intro}</p>}
      </DealerListSection>
    </section>
  );
}
