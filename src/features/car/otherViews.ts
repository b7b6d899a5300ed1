/** URLs of a car's further pictures, in a card's data: without the folder when they are in that of its first picture, because a list has 48 cards. */

const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);

/** Returns the URL of a picture as it is in the data of a card. */
export function shortUrl(url: string, first: string | undefined): string {
  const folder = folderOf(first ?? '');
  const rest = url.slice(folder.length);
  return folder && url.startsWith(folder) && !rest.includes('/') ? rest : url;
}

/** Returns the whole URL of a picture in the data of a card. */
export const wholeUrl = (short: string, first: string | undefined): string =>
  short.includes('/') ? short : `${folderOf(first ?? '')}${short}`;
