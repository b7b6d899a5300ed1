import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Layout',
  help: 'Columns side by side.',
  ofPlatform: true,
};
