/** Address of the file that holds all named drawings. The build puts the one with the hash of its content in its place. */
export const ICON_SPRITE = '/assets/icons.svg';
