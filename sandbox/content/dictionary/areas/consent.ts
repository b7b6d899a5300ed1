import type { CONSENT_DICTIONARY } from '../../../../src/contracts/dictionaryConsent.ts';
import type { Translations } from './translations.ts';

export const consent: Translations<typeof CONSENT_DICTIONARY> = {
  sv: { cookieSettings: 'Cookieinställningar' },
  nb: { cookieSettings: 'Innstillinger for informasjonskapsler' },
  da: { cookieSettings: 'Cookieindstillinger' },
  fi: { cookieSettings: 'Evästeasetukset' },
  sk: { cookieSettings: 'Nastavenia cookies' },
};
