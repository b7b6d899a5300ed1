/** Labels of the menu, the message above it and the warning in the footer, in English. */
export const NAVIGATION_DICTIONARY = {
  moreMenu: 'More',
  menuBack: 'Back',
  compareCars: 'Compare cars',
  savedCars: 'Saved cars',
  pagesBelow: 'Pages in {name}',
  /** Names of links to a language in which the page does not exist. Their target is the home page or the nearest parent page. */
  languageHome: '{name}, start page',
  languageSection: '{name}, start of this section',
  message: 'Message',
  warningMessage: 'Important message',
  closeMessage: 'Close message',
  debtWarningTitle: 'Borrowing costs money!',
  debtWarningText:
    'If you cannot repay the debt on time, you risk a payment default record. It can make it harder to rent a home, take out subscriptions and get new loans. For support, contact the budget and debt advice service of your municipality. Contact details are at konsumentverket.se.',
} as const;
