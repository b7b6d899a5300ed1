import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Cars',
  help: 'On the page of all cars: saves the search, for mails about new cars. On the page of a car: watches its price. Other pages do not show it.',
  fields: {},
};
