import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Cars',
  help: 'The car of the URL, on the page below which all cars are.',
  placeholders: { 'car-condition': ['CarCondition'], 'car-finance': ['FinanceQuotes'] },
};
