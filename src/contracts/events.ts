/** Every event of the data layer, by name, with its fields as the specification spells them. */
export interface DataLayerEvents {
  /** F015. */
  search: { search_type: 'start page'; search_term: string };
}

export type DataLayerEvent = keyof DataLayerEvents;
