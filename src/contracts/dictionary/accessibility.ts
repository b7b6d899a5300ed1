/** Labels of the accessibility statement, in English. */
export const ACCESSIBILITY_DICTIONARY = {
  accessibilityStandard: 'Standard and test',
  accessibilityAim:
    '{company} aims to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, and with them the European standard EN 301 549.',
  accessibilityRun:
    'On {date} the pages of this website were tested automatically, on phones and computers, with {tool} (pages: {pages}).',
  accessibilityNone: 'The test found no breaches.',
  accessibilityBroken: 'The test found breaches of these rules: {rules}.',
  accessibilityLimits: 'Automated tests find only some of the barriers. Please tell us about any that you come across.',
  accessibilityContact: 'Tell us',
  accessibilityContactText:
    'Is something not working for you? Write or call, and we will help you in another way in the meantime.',
  accessibilityAuthority:
    'If you are not satisfied with our answer, you can contact the supervisory authority: {authority}.',
} as const;
