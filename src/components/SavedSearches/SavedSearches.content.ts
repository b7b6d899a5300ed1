import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Cars',
  help: 'The saved searches of a visitor, behind the link of a mail. For the page `paths.savedSearches` of the site.',
  fields: {},
};
