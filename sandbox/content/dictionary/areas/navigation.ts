import type { NAVIGATION_DICTIONARY } from '../../../../src/contracts/dictionaryNavigation.ts';
import type { Translations } from './translations.ts';

export const navigation: Translations<typeof NAVIGATION_DICTIONARY> = {
  sv: { moreMenu: 'Mer' },
  nb: { moreMenu: 'Mer' },
  da: { moreMenu: 'Mere' },
  fi: { moreMenu: 'Lisää' },
  sk: { moreMenu: 'Viac' },
};
