/** Labels of the header, the alert bar, the footer and the way back to the top, in English. */
export const NAVIGATION_DICTIONARY = {
  moreMenu: 'More',
  menuBack: 'Back',
  pagesBelow: 'Pages in {name}',
  message: 'Message',
  warningMessage: 'Important message',
  closeMessage: 'Close message',
} as const;
