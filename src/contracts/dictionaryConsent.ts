/** Labels of the consent manager, in English. */
export const CONSENT_DICTIONARY = {
  cookieSettings: 'Cookie settings',
  consentTitle: 'You decide about cookies',
  consentText:
    'We store what the website needs to work. With your consent we also remember the cars you have looked at, use cookies for statistics and marketing, and show films and maps from others. Change your mind at any time, at the foot of the page.',
  consentPolicy: 'Cookie policy',
  consentRejectAll: 'Reject all',
  consentAcceptAll: 'Accept all',
  consentMore: 'Settings',
  consentSave: 'Save my choice',
  consentSettingsText:
    'Choose what may be stored in your browser. What is necessary is always on; the rest stays off until you switch it on.',
  consentChosen: 'You last chose on {date}.',
  consentSignal:
    'Your browser sends a Global Privacy Control signal. We follow it: everything optional stays off unless you switch it on here.',
  consentAlwaysOn: 'Always on',
  consentNecessary: 'Necessary',
  consentNecessaryText: 'Makes the website work and remembers your settings. Tells us nothing about who you are.',
  consentPreferences: 'Cars you have looked at',
  consentPreferencesText:
    'Remembers in your browser which cars you have looked at, so that you find them again. We do not learn which they are.',
  consentStatistics: 'Statistics',
  consentStatisticsText:
    'Shows us which pages are visited and where visitors come from, and lets us try different versions of a page.',
  consentMarketing: 'Marketing',
  consentMarketingText:
    'Lets us and our advertising partners show you ads that suit you, here and elsewhere, and see whether they work.',
  consentMedia: 'Films and maps',
  consentMediaText:
    'Shows films and maps of other providers, YouTube for one, on our pages. They learn that you look at them.',
  consentStored: 'What is stored',
  consentStoredNothing: 'Nothing at present.',
  consentKept: 'Kept: {time}',
  consentKeptTab: 'until you close the tab',
  consentKeptRemoved: 'until you remove it',
  consentKeptProvider: 'as the provider decides',
  consentForChoice: 'Your choice about cookies',
  consentForAlert: 'That you have closed a message',
  consentForScroll: 'Where on a page you were, so that you come back to the same place',
  consentForApproval: 'Which notices you have approved of, so that they are not shown again',
  consentForFilters: 'Whether the filters are open',
  consentForCompare: 'The cars that you have chosen to compare',
  consentForSaved: 'The cars that you have saved',
  consentForViewed: 'The cars that you have looked at',
  consentForVisitor:
    'A random number that tells browsers apart when visits are counted and versions of a page are tried',
  consentForAnalytics: 'Google Analytics: how the website is used',
  consentForAds: 'Google Ads: which advertisement led here',
  consentForFilms: 'Plays films; kept by YouTube on its own pages',
  consentForMaps: 'Shows maps, where Google provides them; kept by Google on its own pages',
} as const;
