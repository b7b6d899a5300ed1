import type { NAVIGATION_DICTIONARY } from '../../../../src/contracts/dictionaryNavigation.ts';
import type { Translations } from './translations.ts';

export const navigation: Translations<typeof NAVIGATION_DICTIONARY> = {
  sv: {
    moreMenu: 'Mer',
    menuBack: 'Tillbaka',
    pagesBelow: 'Sidor under {name}',
    message: 'Meddelande',
    warningMessage: 'Viktigt meddelande',
    closeMessage: 'Stäng meddelandet',
  },
  nb: {
    moreMenu: 'Mer',
    menuBack: 'Tilbake',
    pagesBelow: 'Sider under {name}',
    message: 'Melding',
    warningMessage: 'Viktig melding',
    closeMessage: 'Lukk meldingen',
  },
  da: {
    moreMenu: 'Mere',
    menuBack: 'Tilbage',
    pagesBelow: 'Sider under {name}',
    message: 'Meddelelse',
    warningMessage: 'Vigtig meddelelse',
    closeMessage: 'Luk meddelelsen',
  },
  fi: {
    moreMenu: 'Lisää',
    menuBack: 'Takaisin',
    pagesBelow: '{name}: alasivut',
    message: 'Tiedote',
    warningMessage: 'Tärkeä tiedote',
    closeMessage: 'Sulje tiedote',
  },
  sk: {
    moreMenu: 'Viac',
    menuBack: 'Späť',
    pagesBelow: 'Podstránky: {name}',
    message: 'Oznam',
    warningMessage: 'Dôležitý oznam',
    closeMessage: 'Zavrieť oznam',
  },
};
