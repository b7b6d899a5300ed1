/**
 * Which fields of which component hold HTML: the server sanitises them when it loads a layout, the browser prints them as
 * they come. A path of two names leads into the item that the first one holds.
 */
export const RICH_TEXT_FIELDS: Readonly<Record<string, readonly (readonly [field: string, inner?: string])[]>> = {
  HeroBanner: [['Text']],
  Blurb: [['Text']],
  RichText: [['Text']],
  Footer: [
    ['InfoField1', 'Text'],
    ['InfoField2', 'Text'],
  ],
};
