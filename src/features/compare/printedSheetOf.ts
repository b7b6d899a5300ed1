import { plainText } from '../../contracts/search/valueTexts.ts';
import type { ComparedCar } from './comparedCar.ts';
import {
  bandValues,
  type CompareRow,
  type CompareSection,
  equipmentGroups,
  offerKinds,
  offerOf,
} from './compareTable.ts';
import type { Sheet, SheetRow } from './printedSheet.ts';

/** Returns the texts of the printed sheet, approximately in its layout. */
export function printedSheetOf(
  cars: readonly ComparedCar[],
  facts: readonly CompareSection[],
  equipment: readonly CompareRow[],
  translate: (key: OfferKind) => string,
): Sheet {
  const prices = cars.map(({ card: { price } }) =>
    [price.amount, price.struck, price.lowest, price.note].filter(Boolean).join('\n'),
  );
  const bands = bandValues(cars);
  const offerRows = offerKinds(cars).map((kind): SheetRow => {
    const offers = cars.map((car) => offerOf(car, kind));
    return {
      label: translate(kind),
      values: offers.map((offer) => (offer ? `${offer.amount}/${translate(kind)}` : '–')),
      terms: offers.map((offer) => offer?.terms ?? ''),
    };
  });
  const rows = [
    { label: '', values: prices },
    ...(bands.some(Boolean) ? [{ label: '', values: bands.map((band) => String(band ?? '–')) }] : []),
    ...offerRows,
    { label: '', values: cars.map(({ card }) => card.city ?? '–') },
  ];
  const paragraphs = equipmentGroups(equipment).map(
    ({ positions, items }) => `${positions.join(' ')} ${items.map(plainText).join(' · ')}`,
  );
  return {
    names: cars.map(({ card }) => [`1. ${card.title}`, '-']),
    sections: [
      { rows },
      ...facts.map(({ title, rows: factRows }) => ({
        title,
        rows: factRows.map(({ label, values }) => ({
          label: plainText(label),
          values: values.map((value) => plainText(value ?? '–')),
        })),
      })),
      ...(paragraphs.length > 0 ? [{ title: 'x', rows: [], paragraphs }] : []),
    ],
  };
}

type OfferKind = ReturnType<typeof offerKinds>[number];
