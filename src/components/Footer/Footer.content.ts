import type { ComponentContent, FieldContracts } from '../../contracts/content/componentContent.ts';

const INFO: FieldContracts = {
  Heading: { type: 'text' },
  Text: { type: 'richText', help: 'Telephone numbers and e-mail addresses in it get a button that copies them.' },
};

export const content: ComponentContent = {
  group: 'Frame',
  help: 'The footer of the site: makes, links, information, social networks.',
  fields: {
    ShowBrands: { type: 'checkbox', help: 'Shows the makes of the site.' },
    BrandsHeading: { type: 'text' },
    Columns: {
      type: 'items',
      of: 'Column',
      fields: {
        Title: { type: 'text' },
        Description: { type: 'longText' },
        ColumnItems: {
          type: 'items',
          of: 'Link',
          fields: {
            Link: { type: 'link' },
          },
        },
      },
    },
    SocialLinks: {
      type: 'items',
      of: 'Social link',
      fields: {
        Url: { type: 'link' },
      },
      help: 'The name of each item is that of the network, such as Facebook.',
    },
    HighlightedLink: { type: 'link' },
    InfoField1: { type: 'item', of: 'Info', fields: INFO },
    InfoField2: { type: 'item', of: 'Info', fields: INFO },
    CopyrightText: { type: 'text' },
  },
};
