import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Layout',
  help: 'Rows one below the other.',
  ofPlatform: true,
};
