/** Parameter with the token of a signed link: to a booking, a test drive, or to confirm or end a newsletter. */
export const LINK_TOKEN = 'token';
/** Parameter with the plate that fills in the tire hotel (S3 §2.4). */
export const LINK_PLATE = 'regNo';

/** Matches the parameters above. */
const SECRET = new RegExp(`[?&](?:${LINK_TOKEN}|${LINK_PLATE})=`);

/**
 * Whether a query has what only the visitor may know (Q36). Such a URL is named to nobody, neither in `Referer` nor by a tag manager.
 *
 * @param url a query, or a URL with one
 */
export const hasSecretQuery = (url: string): boolean => SECRET.test(url);
