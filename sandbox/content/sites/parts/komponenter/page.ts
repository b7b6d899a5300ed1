import { type Block, item, items, link, type PageContent, text } from '../../../authoring.ts';
import { prose } from '../blocks.ts';
import { livingPage } from '../pages.ts';
import { bannerExamples } from './banners.ts';
import { anchorOf, exampleNames } from './example.ts';
import { informationExamples } from './information.ts';
import { interactiveExamples } from './interactive.ts';
import { parameterExamples } from './parameters.ts';
import { storyExamples } from './stories.ts';
import { structureExamples } from './structure.ts';

const PATH = '/komponenter';

const all: Block[] = [
  ...bannerExamples,
  ...informationExamples,
  ...interactiveExamples,
  ...storyExamples,
  ...structureExamples,
  ...parameterExamples,
];

const contents: Block = {
  component: 'LinkList',
  params: { Columns: '3' },
  fields: {
    Title: text(''),
    Text: text(''),
    Links: items(...exampleNames(all).map((name) => item(name, { Link: link(`${PATH}#${anchorOf(name)}`, name) }))),
  },
};

/** `/komponenter`: every component that editors can place, in every variant and with every field empty. */
export const componentsPage: PageContent = livingPage({
  key: 'components',
  path: PATH,
  nav: 'Komponenter',
  title: 'Komponenter',
  description:
    'Alla block som redaktörer kan placera på en sida, i alla sina varianter och med tomma fält: för granskning och för tester.',
  hidden: true,
  noindex: true,
  blocks: [
    prose('<h1>Komponenter</h1><p>Alla block som redaktörer kan placera, i alla varianter och med tomma fält.</p>'),
    contents,
    ...all,
  ],
});
