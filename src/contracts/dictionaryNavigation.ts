/** Labels of the header, the alert bar, the footer and the way back to the top, in English. */
export const NAVIGATION_DICTIONARY = {
  moreMenu: 'More',
} as const;
