/**
 * Whether a key belongs to an input method that composes a text. Its Enter takes the text over and is no choice. Safari ends the composition
 * before that key, which then has the code 229.
 */
export const isComposing = (event: { isComposing: boolean; keyCode?: number }): boolean =>
  event.isComposing || event.keyCode === 229;
