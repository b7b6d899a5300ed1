import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Frame',
  help: 'The header of the site: logo, menu, languages, and a message above it.',
  fields: {
    Logo: { type: 'image', help: 'On light backgrounds.' },
    LogoLight: { type: 'image', help: 'On dark backgrounds.' },
    LogoWidth: { type: 'integer', help: 'Pixels; without it 150.' },
    LogoHeight: { type: 'integer', help: 'Pixels; without it 55.' },
    SlimNav: { type: 'checkbox', help: 'The header is low.' },
    HasDarkTheme: { type: 'checkbox', help: 'The header is dark.' },
    ShowSeparator: { type: 'checkbox', help: 'A line below the header.' },
    ExtraNavigationItems: {
      type: 'items',
      of: 'Link',
      fields: {
        Link: { type: 'link' },
      },
      help: 'Links above the menu.',
    },
    HasMessage: { type: 'checkbox', help: 'Shows the message.' },
    MessageTitle: { type: 'text' },
    MessageText: { type: 'richText' },
    MessageType: { type: 'choice', values: ['Warning', 'Dark', 'Light', 'Neutral'] },
    MessageIcon: { type: 'choice', values: ['CampaignAlert', 'WarningAlert'] },
  },
};
