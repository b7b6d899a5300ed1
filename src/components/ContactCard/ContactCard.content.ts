import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Dealers',
  help: 'A person or department with telephone and e-mail.',
  fields: {
    Title: { type: 'text' },
    Name: { type: 'text' },
    Role: { type: 'text' },
    Phone: { type: 'text' },
    Email: { type: 'text' },
    Image: { type: 'image' },
    Link: { type: 'link' },
    Text: { type: 'richText' },
  },
};
