/** Characters outside of Latin-1. V8 stores a text with one of them in two bytes per character. */
const WIDE = /[\u0100-\uffff]/;

/** Returns the bytes that V8 needs for the characters of a text. */
export function textBytes(text: string): number {
  return WIDE.test(text) ? text.length * 2 : text.length;
}
