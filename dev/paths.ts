/** URLs that only the development server has. */

/** The entry of pages. */
export const CLIENT_PATH = '/dev/client.ts';

/** The style sheet of all components. */
export const STYLES_PATH = '/@forecourt/styles.css';

/** @param version number of changes so far */
export const stylesHref = (version: number) => `${STYLES_PATH}?${version}`;

/** Whether a URL is one of the sources. Pages have none of these. */
export const isSource = (url: string) =>
  /^\/(?:@|customer\/|src\/|lib\/|dev\/|node_modules\/|assets\/icons-)/.test(url);
