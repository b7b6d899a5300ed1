/** Labels of the consent manager, in English. */
export const CONSENT_DICTIONARY = {
  cookieSettings: 'Cookie settings',
} as const;
