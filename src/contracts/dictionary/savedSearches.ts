/** Labels of saved searches, of alerts about cars, and of their mails, in English. */
export const SAVED_SEARCHES_DICTIONARY = {
  savedSearchTitle: 'Save this search',
  savedSearchText:
    'Get an email when a new car matches what you have chosen in the list. It ends by itself after 90 days, and you can unsubscribe at any time.',
  savedCarTitle: 'Watch this car',
  savedCarText:
    'Get an email when the price is lowered, or when the car has been sold and is for sale again. It ends by itself after 90 days, and you can unsubscribe at any time.',
  savedSearchFrequency: 'How often',
  savedSearchImmediate: 'At once',
  savedSearchDaily: 'Once a day',
  savedSearchWeekly: 'Once a week',
  savedSearchSave: 'Save search',
  savedCarSave: 'Watch car',
  savedSearchSent: 'Check your email',
  savedSearchSentText:
    'We are sending a link to {email}. Open it within three days and confirm. Until then you get no other emails.',
  savedSearchEmpty: 'Choose at least one filter in the list first, for example a make or a price.',
  savedSearchFailed: 'We could not save this. Try again in a moment.',
  savedSearchesText:
    'Press the button to see your saved searches and watched cars. There you confirm, change and end them.',
  savedSearchesShow: 'Show my saved searches',
  savedSearchesNone: 'You have no saved searches and watch no cars. We no longer have your email address for this.',
  savedSearchConfirm: 'Confirm',
  savedSearchUnconfirmed: 'Not confirmed yet: no emails are sent.',
  savedSearchConfirmed: 'Confirmed. You will get an email when there is something new.',
  savedSearchEdit: 'Change',
  savedSearchChanged: 'Your change is saved.',
  savedSearchRenew: 'Renew for 90 days',
  savedSearchRenewed: 'Renewed for 90 days.',
  savedSearchEnd: 'End',
  savedSearchEnded: 'Ended. You get no more emails about it.',
  savedSearchEndAll: 'End all',
  savedSearchUntil: 'Ends on {date}',
  savedSearchLinkOver:
    'This link is not valid, or what it led to has ended. You can save a search in the list of cars.',
  savedSearchMailSubject: 'Confirm: {title}',
  savedSearchMailSearch: 'a search for cars',
  savedSearchMailConfirm:
    'Somebody has entered your address at {site} to get emails about this. Open the link and confirm that it was you.',
  savedSearchMailIgnore:
    'If it was not you, do nothing: you get no more emails, and the address is deleted after three days.',
  savedSearchMailKnownSubject: 'Already saved: {title}',
  savedSearchMailKnown:
    'Somebody has entered your address at {site} to save this once more. You have confirmed it already, so there is nothing for you to do.',
  savedSearchMailNew: '{count, plural, one {# new car} other {# new cars}}: {title}',
  savedSearchMailLower: 'Lower price: {title}',
  savedSearchMailBack: 'For sale again: {title}',
  savedSearchMailMore: 'Show all cars',
  savedSearchMailWhy: 'You get this email because you asked for it at {site}.',
  savedSearchMailManage: 'Change or end',
  savedSearchMailEnds: 'Your saved search ends on {date}: {title}',
  savedSearchMailRenew: 'Renew it if you are still looking. Otherwise do nothing, and it ends by itself.',
  savedSearchMailFull: 'You have reached the limit of saved searches',
  savedSearchMailFullText: 'Ten are the most there can be. End one of them, and save the new one again.',
} as const;
