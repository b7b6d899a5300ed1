/** Path to which a form without fields is sent, so that the browser deletes what it has stored for the site. */
export const FORGET_PATH = '/api/forget';

/** Id of the message that it has done so; the fragment of the URL after it. */
export const FORGOTTEN_ID = 'forgotten';
