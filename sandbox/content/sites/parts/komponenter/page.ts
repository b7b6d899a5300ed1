import type { PageContent } from '../../../authoring.ts';
import { prose } from '../blocks.ts';
import { livingPage } from '../pages.ts';
import { bannerExamples } from './banners.ts';
import { informationExamples } from './information.ts';
import { interactiveExamples } from './interactive.ts';
import { storyExamples } from './stories.ts';
import { structureExamples } from './structure.ts';

/** `/komponenter`: every component that editors can place, in every variant and with every field empty. */
export const componentsPage: PageContent = livingPage({
  key: 'components',
  path: '/komponenter',
  nav: 'Komponenter',
  title: 'Komponenter',
  description:
    'Alla block som redaktörer kan placera på en sida, i alla sina varianter och med tomma fält: för granskning och för tester.',
  hidden: true,
  blocks: [
    prose('<h1>Komponenter</h1><p>Alla block som redaktörer kan placera, i alla varianter och med tomma fält.</p>'),
    ...bannerExamples,
    ...informationExamples,
    ...interactiveExamples,
    ...storyExamples,
    ...structureExamples,
  ],
});
