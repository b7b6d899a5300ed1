import { PRICE_BANDS, type PriceBand } from '../../../src/contracts/car/priceBands.ts';
import { addAll, clearBit, countBoth, grownTo, setBit, type Words } from './bits.ts';
import { type Column, withRoom } from './column.ts';

/** The price bands of an index as a column whose values change: the band of a car depends on the prices of others. */
export interface BandColumn extends Column {
  /** Sets the band of a slot on show; null for none. */
  set(slot: number, band: PriceBand | null): void;
}

/** Creates a column without slots. It follows the slots by `set` only. */
export function createBandColumn(): BandColumn {
  const totals = PRICE_BANDS.map(() => 0);
  const sets = PRICE_BANDS.map(() => ({ slots: null, words: new Uint32Array(2) as Words }));
  let codes = new Uint32Array(64);
  return {
    values: PRICE_BANDS,
    totals,
    sets,
    codeOf: new Map(PRICE_BANDS.map((band, at) => [band, at + 1])),
    codes: () => codes,
    isLive: (code) => (totals[code - 1] ?? 0) > 0,
    isSingle: () => true,
    select: (chosen, words) => {
      for (const code of chosen) {
        const own = sets[code - 1]?.words;
        if (own) addAll(words, own);
      }
    },
    count: (selected) => Uint32Array.of(0, ...sets.map(({ words }) => countBoth(words, selected))),
    add: () => {},
    drop: () => {},
    set: (slot, band) => {
      codes = withRoom(codes, slot);
      const before = codes[slot] ?? 0;
      const after = band === null ? 0 : PRICE_BANDS.indexOf(band) + 1;
      if (before === after) return;
      codes[slot] = after;
      move(before, slot, -1);
      move(after, slot, 1);
    },
  };

  function move(code: number, slot: number, step: 1 | -1): void {
    const set = sets[code - 1];
    if (!set) return;
    set.words = grownTo(set.words, slot + 1);
    if (step === 1) setBit(set.words, slot);
    else clearBit(set.words, slot);
    totals[code - 1] = (totals[code - 1] ?? 0) + step;
  }
}
