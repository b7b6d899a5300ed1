/**
 * Whether a query has what only the visitor may know (Q36): the token of a signed link, or the plate that fills in the tyre hotel
 * (S3 §2.4). Such a URL is named to nobody, neither in `Referer` nor by a tag manager.
 *
 * @param url a query, or a URL with one
 */
export const hasSecretQuery = (url: string): boolean => /[?&](?:token|regNo)=/.test(url);
