/** Key of the estimate of the visitor's own car in the storage of the tab. */
export const TRADE_IN_KEY = 'forecourt.tradeIn';
