/** Share of a colour in the ground of the site's message (F017): enough to be seen, and words in ink keep their contrast. */
export const ALERT_SHARE = { warning: 0.2, accent: 0.12 };
