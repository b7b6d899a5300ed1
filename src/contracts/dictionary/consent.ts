/** Labels of the cookie banner, in English. */
export const CONSENT_DICTIONARY = {
  cookieSettings: 'Cookie settings',
  consentTitle: 'Your cookies, your choice',
  consentText:
    'This website stores what it needs to work. With your consent we also remember the cars you have viewed, use cookies for statistics and marketing, and show videos and maps from other providers. You can change your mind at any time at the foot of the page.',
  consentPolicy: 'Cookie policy',
  consentRejectAll: 'Reject all',
  consentAcceptAll: 'Accept all',
  consentMore: 'Settings',
} as const;

/** Labels of the settings of consent, in English. The settings load them when they are opened. */
export const CONSENT_SETTINGS_DICTIONARY = {
  consentSave: 'Save my choice',
  consentSettingsText:
    'Choose what may be stored in your browser. Necessary storage is always on; everything else stays off until you switch it on.',
  consentChosen: 'You last chose on {date}.',
  consentSignal:
    'Your browser sends a Global Privacy Control signal, and we respect it: everything optional stays off unless you switch it on here.',
  consentAlwaysOn: 'Always on',
  consentNecessary: 'Necessary',
  consentNecessaryText: 'Makes the website work and remembers your settings. It tells us nothing about who you are.',
  consentPreferences: 'Recently viewed cars',
  consentPreferencesText:
    'Remembers in your browser which cars you have viewed, so that you can find them again, and the deposit and term that you have chosen for monthly payments. We do not learn them.',
  consentStatistics: 'Statistics',
  consentStatisticsText:
    'Shows us which pages are visited and where visitors come from, and lets us test different versions of a page.',
  consentMarketing: 'Marketing',
  consentMarketingText:
    'Lets us and our advertising partners show you relevant ads, here and elsewhere, and measure whether they work.',
  consentMedia: 'Videos and maps',
  consentMediaText:
    'Shows videos and maps from other providers, such as YouTube. They learn that you are viewing them.',
  consentStored: 'What is stored',
  consentStoredNothing: 'Nothing at the moment.',
  consentDuration: 'Kept: {time}',
  consentDurationTab: 'until you close the tab',
  consentDurationVisit: 'until you close the last tab of this site',
  consentDurationRemoved: 'until you remove it',
  consentDurationProvider: 'as the provider decides',
  consentForChoice: 'Your choice about cookies',
  consentForAlert: 'That you have closed a message',
  consentForScroll: 'Your place on a page, so that you return to it',
  consentForApproval: 'Which notices you have accepted, so that they are not shown again',
  consentForFilters: 'Whether the filters are open',
  consentForReload: 'When the page was last loaded again because a part of it was missing',
  consentForForm: 'What you have typed into a form and not sent yet, without phone and email',
  consentForCompare: 'The cars you have selected to compare',
  consentForSaved: 'The cars you have saved',
  consentForViewed: 'The cars you have viewed',
  consentForOffline: 'Copies of the pages of these cars, to read without a connection',
  consentForTerms: 'The deposit and term that you have chosen for monthly payments',
  consentForTradeIn: 'The estimate for your car, with its registration number and mileage',
  consentForTireHotel: 'Your login to the tyre hotel: a random number without data about you',
  consentForTireStorage: 'Where you are in the tyre hotel, encrypted, until you log out',
  consentForBooking:
    'Your workshop booking until it is done, with registration number and place, without your name and contact details',
  consentForBookingKey: 'A random number with which your contact details of a workshop booking are encrypted',
  consentForBookingContact: 'Your contact details of a workshop booking until it is made, encrypted',
  consentForVisitor:
    'A random number that tells browsers apart when visits are counted and versions of a page are tested',
  consentForAnalytics: 'Google Analytics: how the website is used',
  consentForAds: 'Google Ads: which advertisement brought you here',
  consentForVideos: 'Plays videos; stored by YouTube on its own pages',
  consentForMaps: 'Shows maps where Google provides them; stored by Google on its own pages',
} as const;
