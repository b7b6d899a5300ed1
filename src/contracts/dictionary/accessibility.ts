/** Labels of the accessibility statement, in English. */
export const ACCESSIBILITY_DICTIONARY = {
  accessibilityStandard: 'Standard and test',
  accessibilityAim:
    '{company} aims at the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, and so at the European standard EN 301 549.',
  accessibilityRun:
    'On {date} the pages of this website were tested automatically, on telephones and computers, with {tool} (pages: {pages}).',
  accessibilityNone: 'The test found no breaches.',
  accessibilityBroken: 'The test found breaches of these rules: {rules}.',
  accessibilityLimits: 'Automatic tests find only a part of all barriers. Tell us about those that you meet.',
  accessibilityContact: 'Tell us',
  accessibilityContactText:
    'Does something not work for you? Write or call, and we help you in another way in the meantime.',
  accessibilityAuthority:
    'If you are not satisfied with our answer, you can turn to the supervising authority: {authority}.',
} as const;
