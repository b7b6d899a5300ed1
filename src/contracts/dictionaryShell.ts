/** Labels of the shell, navigation, content blocks and error pages, in English. */
export const SHELL_DICTIONARY = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main navigation',
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  chooseLanguage: 'Choose language',
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  readMore: 'Read more',
  close: 'Close',
  loadingPage: 'Loading page',
  sectionErrorTitle: 'There should be a section here',
  sectionErrorText: 'Something went wrong when we tried to show this section. Please reload the page.',
  reloadPage: 'Reload page',
  notFoundTitle: 'We could not find that page',
  notFoundText: 'The page may have moved or no longer exist.',
  goToHome: 'Go to the start page',
} as const;
