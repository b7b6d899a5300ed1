import { type ComponentContent, TITLE_TAGS } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Cars',
  help: 'How the price indicator is calculated, with the figures of the car that a visitor came from. For the page `paths.priceIndicator` of the site.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
  },
  params: {
    TitleTag: { type: 'choice', values: TITLE_TAGS, help: 'h1 when it is the heading of the page.' },
  },
};
