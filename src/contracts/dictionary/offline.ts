/** Labels of the offline page, and of the copies of cars that are read without a connection, in English. Only the server reads them. */
export const OFFLINE_DICTIONARY = {
  offlineTitle: 'No connection',
  offlineText:
    'This page cannot be loaded now. You can still read about the cars below: this browser has copies of their pages.',
  offlineCopies: 'Cars you can read about now',
  offlineLifetime:
    'Copies of cars that you have saved or viewed, {days, plural, one {# day} other {# days}} old at most.',
  copyBanner: 'Copy made on {time}. Price and monthly cost may have changed, and the car may be sold.',
  copyReload: 'Load the current page',
  copyPrice: 'Price on {time}',
  copyForm: 'You need a connection to send us a message. Load the current page when you are online again, or call us.',
  copyEntry: 'Copy made on {time}',
} as const;
