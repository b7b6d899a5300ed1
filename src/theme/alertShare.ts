/** Share of a colour in the background of the site's message (F017): visible, with enough contrast to text in ink. */
export const ALERT_SHARE = { warning: 0.2, accent: 0.12 };
