import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Layout',
  help: 'The content of a partial design.',
  ofPlatform: true,
};
