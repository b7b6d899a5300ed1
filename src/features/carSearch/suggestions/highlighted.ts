import { foldText } from '../text/foldText.ts';

/** A part of a label; parts that match the input are hits. */
export interface LabelPart {
  text: string;
  hit: boolean;
}

/**
 * Splits a label into parts: `Volvo XC60` for `volvo xc` → **Volvo** ` ` **XC** `60`. Matches word beginnings, ignoring case and
 * accents.
 */
export function highlighted(label: string, inputText: string): LabelPart[] {
  const prefixes = inputText.split(/\s+/).map(foldText).filter(Boolean);
  return label.split(/(?<=[\s-])/).flatMap((word) => {
    const length = Math.max(0, ...prefixes.map((prefix) => (foldText(word).startsWith(prefix) ? prefix.length : 0)));
    const parts = [
      { text: word.slice(0, length), hit: true },
      { text: word.slice(length), hit: false },
    ];
    return parts.filter(({ text }) => text !== '');
  });
}
