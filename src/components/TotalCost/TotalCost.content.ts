import { type ComponentContent, TITLE_TAGS } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Cars',
  help: 'On the page of a car: what the car costs in a month, with the inputs that visitors can change. On the page `totalCost.path` of the site: how it is calculated.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
  },
  params: {
    TitleTag: { type: 'choice', values: TITLE_TAGS, help: 'h1 when it is the heading of the page.' },
  },
};
