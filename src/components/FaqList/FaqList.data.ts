import type { ComponentRendering } from '../../contracts/layout.ts';
import type { LoaderContext, SectionLoader } from '../../contracts/loader.ts';
import { renderingsOf } from '../../contracts/renderings.ts';
import { faqPage } from './faqPage.ts';

/** Nothing is fetched: the questions are put into the page's head. One page is one `FAQPage`, so its first list speaks for all. */
export const loader: SectionLoader<null> = {
  async load(rendering, { page }) {
    const lists = listsOf(page);
    const data = rendering.uid === lists[0]?.uid ? faqPage(lists.map(questionsOf)) : null;
    return { kind: 'data', value: null, ...(data && { head: { jsonLd: [data] } }) };
  },
};

function listsOf({ placeholders }: LoaderContext['page']): ComponentRendering[] {
  return [...renderingsOf(placeholders)].filter(({ componentName }) => componentName === 'FaqList');
}

function questionsOf({ fields }: ComponentRendering): unknown {
  return fields && 'Questions' in fields ? fields.Questions : undefined;
}
