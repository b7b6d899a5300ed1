import type { DictionaryKey } from '../../../src/contracts/dictionary/dictionary.ts';

/** Labels used while the dictionary is unavailable (F010), in the languages of the sites. */
export const FAILURE_LABELS: Readonly<Record<string, Partial<Record<DictionaryKey, string>>>> = {
  sv: {
    skipToContent: 'Hoppa till innehållet',
    home: 'Start',
    sectionErrorTitle: 'Här skulle en sektion visas',
    sectionErrorText: 'Något gick fel när vi skulle visa den här delen av sidan. Prova att ladda om sidan.',
    reloadPage: 'Ladda om sidan',
  },
  nb: {
    skipToContent: 'Hopp til innholdet',
    home: 'Forsiden',
    sectionErrorTitle: 'Her skulle det ha vært en seksjon',
    sectionErrorText: 'Noe gikk galt da vi skulle vise denne delen av siden. Last siden på nytt.',
    reloadPage: 'Last siden på nytt',
  },
  da: {
    skipToContent: 'Gå til indholdet',
    home: 'Forside',
    sectionErrorTitle: 'Her skulle der have været et afsnit',
    sectionErrorText: 'Noget gik galt, da vi skulle vise denne del af siden. Genindlæs siden.',
    reloadPage: 'Genindlæs siden',
  },
  fi: {
    skipToContent: 'Siirry sisältöön',
    home: 'Etusivu',
    sectionErrorTitle: 'Tässä pitäisi olla sisältöä',
    sectionErrorText: 'Jokin meni vikaan, kun yritimme näyttää tämän osan sivusta. Lataa sivu uudelleen.',
    reloadPage: 'Lataa sivu uudelleen',
  },
  sk: {
    skipToContent: 'Preskočiť na obsah',
    home: 'Domov',
    sectionErrorTitle: 'Tu mala byť časť stránky',
    sectionErrorText: 'Pri zobrazovaní tejto časti stránky sa niečo pokazilo. Obnovte stránku.',
    reloadPage: 'Obnoviť stránku',
  },
};
