/** Every measured event with its fields. Other events and fields cannot be sent. */

/**
 * Events of the data layer, named as in the specifications. The tag manager reads them when the site has one and the visitor
 * consents.
 */
export interface DataLayerEvents {
  /** F015. */
  search: { search_type: 'start page'; search_term: string };
  /** A page view: once on load and once for each client navigation (F009). */
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
 * Events that the browser sends to `POST /api/events` for the platform, by type. The server adds site, channel, currency,
 * time and visitor.
 */
export interface RelayedEvents {
  /** F009. */
  VIEW: {
    /** Name, id and language of the page's item. */
    page: string;
    itemId: string;
    language: string;
    /** The displayed variant of the page; absent for the default one. */
    variantId?: string;
    /** Campaign parameters of the URL, `utm_…`. */
    utm?: Readonly<Record<string, string>>;
    /** Referring URL without its query; first view only. */
    referrer?: string;
  };
}

/** Names of campaign parameters, their maximum number, and the maximum length of a value. */
export const UTM_NAME = /^utm_[a-z0-9_]{1,30}$/;
export const MAX_UTM = 12;
export const MAX_UTM_VALUE = 200;

export type RelayedEvent = { [Type in keyof RelayedEvents]: { type: Type } & RelayedEvents[Type] }[keyof RelayedEvents];
