/** Every event that is measured, with its fields: what is not in these tables cannot be sent. */

/** Events of the data layer, as the specifications spell them; the tag manager, if there is one and it may, finds them there. */
export interface DataLayerEvents {
  /** F015. */
  search: { search_type: 'start page'; search_term: string };
  /** A page is shown: once on load, once for each client navigation (F009). */
  page_view: {
    page_name: string;
    /** Path with language prefix, without query. */
    page_path: string;
    page_title: string;
    page_language: string;
    page_variant: string;
    site: string;
  };
}

export type DataLayerEvent = keyof DataLayerEvents;

/**
 * Events that the browser sends to `POST /api/events` for the platform, by type. It says what it alone knows; site, channel,
 * currency, time and visitor are added on the server.
 */
export interface RelayedEvents {
  /** F009. */
  VIEW: {
    /** Name, id and language of the page's item. */
    page: string;
    itemId: string;
    language: string;
    /** Variant of the page that was shown; left out for the default one. */
    variantId?: string;
    /** Campaign parameters of the address, `utm_…`. */
    utm?: Readonly<Record<string, string>>;
    /** Site that the visitor came from, without its query; first view only. */
    referrer?: string;
  };
}

/** Names of campaign parameters, how many of them are told, and how much of each. */
export const UTM_NAME = /^utm_[a-z0-9_]{1,30}$/;
export const MAX_UTM = 12;
export const MAX_UTM_VALUE = 200;

export type RelayedEvent = { [Type in keyof RelayedEvents]: { type: Type } & RelayedEvents[Type] }[keyof RelayedEvents];
