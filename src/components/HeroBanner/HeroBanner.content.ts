import { type ComponentContent, TITLE_TAGS } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Media',
  help: 'An image or video with the heading of the page beside it.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'richText' },
    Image: { type: 'image' },
    Video: { type: 'file', help: 'Shown with the content type Video; the image until it starts.' },
    Link: { type: 'link' },
    SecondaryLink: { type: 'link' },
    SearchPlaceholder: { type: 'text', help: 'Text in the empty search box.' },
    SearchUrl: { type: 'link', help: 'The page with the results of the search.' },
    ColoursTitle: { type: 'text', help: 'Above the colours of the composition Colours.' },
    Colours: {
      type: 'items',
      of: 'Colour',
      fields: {
        Title: { type: 'text', help: 'Name of the colour.' },
        Colour: { type: 'text', help: 'Such as #1a2b3c.' },
        Image: { type: 'image', help: 'The car in this colour.' },
      },
      help: 'At least two, for the composition Colours.',
    },
  },
  params: {
    ContentType: { type: 'choice', values: ['Image', 'Video'] },
    Variant: { type: 'choice', values: ['FullScreen'], help: 'Empty: image and text side by side.' },
    Composition: {
      type: 'choice',
      values: ['Places', 'Offer', 'Plate', 'Rim', 'Range', 'Colours', 'Measures'],
      help: 'How a full-screen hero with a cut-out car is composed; empty for a picture beside the text.',
    },
    ContentPlacement: { type: 'choice', values: ['Top', 'Center', 'Bottom'] },
    TextColor: { type: 'choice', values: ['White', 'Black'] },
    TitleTag: { type: 'choice', values: TITLE_TAGS, help: 'h1 when it is the heading of the page.' },
    ButtonType: { type: 'choice', values: ['Primary', 'Secondary', 'Ghost', 'Ghost Contrast'] },
    ShowSearch: { type: 'checkbox', help: 'Shows the search box.' },
    CarImage: { type: 'integer', help: 'Which image of the car is shown; 1 is the first.' },
  },
};
