/** URL of the sprite with all named icons. The build replaces it with a URL that has the hash of the content. */
export const ICON_SPRITE = '/assets/icons.svg';
