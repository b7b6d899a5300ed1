import type { ComponentRendering } from '../../contracts/content/layout.ts';
import { renderingsOf } from '../../contracts/content/renderings.ts';
import type { LoaderContext, SectionLoader } from '../../contracts/page/loader.ts';
import { faqPage } from './faqPage.ts';

/** Adds the questions to the page's head; fetches nothing. A page has one `FAQPage`, so its first list adds those of all lists. */
export const loader: SectionLoader<null> = {
  async load(rendering, { page }) {
    const lists = listsOf(page);
    const jsonLd = rendering.uid === lists[0]?.uid ? faqPage(lists.map(questionsOf)) : null;
    return { kind: 'data', value: null, ...(jsonLd && { head: { jsonLd: [jsonLd] } }) };
  },
};

function listsOf({ placeholders }: LoaderContext['page']): ComponentRendering[] {
  return [...renderingsOf(placeholders)].filter(({ componentName }) => componentName === 'FaqList');
}

function questionsOf({ fields }: ComponentRendering): unknown {
  return fields && 'Questions' in fields ? fields.Questions : undefined;
}
