import { foldText } from '../text/foldText.ts';

/** Parts of a label; those that somebody has typed are hits. */
export interface LabelPart {
  text: string;
  hit: boolean;
}

/** `Volvo XC60` for `volvo xc` → **Volvo** ` ` **XC** `60`: beginnings of words, whatever case and accents. */
export function highlighted(label: string, typed: string): LabelPart[] {
  const wanted = typed.split(/\s+/).map(foldText).filter(Boolean);
  return label.split(/(?<=[\s-])/).flatMap((word) => {
    const length = Math.max(0, ...wanted.map((one) => (foldText(word).startsWith(one) ? one.length : 0)));
    const parts = [
      { text: word.slice(0, length), hit: true },
      { text: word.slice(length), hit: false },
    ];
    return parts.filter(({ text }) => text !== '');
  });
}
