import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Dealers',
  help: 'The dealer of the URL, on the page below which all dealers are.',
  placeholders: { 'dealer-detail': 'main' },
};
