/** Whether a query has the place of its visitor, which is named to nobody. @param url a query, or a URL with one */
export const hasPlace = (url: string): boolean => /^[^#]*[?&](?:near|place)=/.test(url);
