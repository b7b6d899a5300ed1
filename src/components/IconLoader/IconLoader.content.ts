import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Text',
  help: 'An icon with a text.',
  fields: {
    Icon: { type: 'text', help: 'Name of an icon, such as map-pin.' },
    Text: { type: 'text' },
  },
  params: {
    Size: { type: 'choice', values: ['Small', 'Medium', 'Large'] },
  },
};
