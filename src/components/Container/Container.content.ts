import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Layout',
  help: 'A box around other components.',
  ofPlatform: true,
};
