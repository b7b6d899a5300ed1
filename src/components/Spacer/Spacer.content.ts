import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Layout',
  help: 'Space between two components.',
  params: {
    Size: { type: 'choice', values: ['Small', 'Medium', 'Large'] },
  },
};
