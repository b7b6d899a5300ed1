/** Every label of one area of the product in each language that is not English, side by side: none can be forgotten. */
export type Translations<Area extends object> = Readonly<
  Record<'sv' | 'nb' | 'da' | 'fi' | 'sk', Readonly<Record<keyof Area, string>>>
>;
