/** Model cards whose facts are those of the catalogue, so that a brand's page says what its cars do. */

import { segmentOf as listSegment } from '../../../../src/contracts/listSegments.ts';
import type { Make, Model } from '../../../data/models/model.ts';
import { PICTURE_BODY } from '../../../data/pictures.ts';
import type { PaintId } from '../../../media/paints.ts';
import type { Block } from '../../authoring.ts';
import { carModelCard, inColumns } from './bannerBlocks.ts';
import { car } from './blocks.ts';

/** One model in an author's words; `name` as in the catalogue. */
export type ModelWords = {
  readonly name: string;
  readonly text: string;
  readonly paint: PaintId;
  /** What the picture shows. */
  readonly alt: string;
  readonly badge?: string;
};

/** How a site speaks of models. */
export type ModelLanguage = {
  readonly locale: string;
  /** The model's name as the country calls it. */
  readonly called: (name: string) => string;
  /** Labels; a card has the first four that apply to its model. */
  readonly labels: Readonly<Record<'price' | 'power' | 'boot' | 'range', string>>;
  readonly horsepower: string;
  readonly litres: string;
  /** Kilometres to the words of a distance. */
  readonly distance: (kilometres: number) => string;
  /** Thousand SEK to the words of a price; left out where prices are another country's. */
  readonly price?: (thousands: number) => string;
  /** Where the cars of a model are, and the words for it. */
  readonly to: (make: string, model: string) => readonly [href: string, words: string];
};

const HORSEPOWER_PER_KW = 1.36;

/** Cards of some of a make's models side by side. `id` is the placeholders' number, unique on the page. */
export function modelCards(id: string, make: Make, words: readonly ModelWords[], language: ModelLanguage): Block {
  const cards = words.map((own) => {
    const model = make.models.find(({ name }) => name === own.name);
    if (!model) throw new Error(`${make.name} has no ${own.name}`);
    const body = PICTURE_BODY[model.body];
    return carModelCard({
      title: `${make.name} ${language.called(own.name)}`,
      text: own.text,
      ...(body ? { picture: car(body, own.paint, 'front-left', own.alt) } : {}),
      ...(own.badge ? { badge: own.badge } : {}),
      to: language.to(make.name, own.name),
      facts: factsOf(model, language),
    });
  });
  return inColumns(id, ...cards);
}

function factsOf(
  model: Model,
  { labels, locale, horsepower, litres, distance, price }: ModelLanguage,
): [string, string][] {
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const newest = model.variants.filter(({ to }) => to === Math.max(...model.variants.map((each) => each.to)));
  const range = Math.max(...newest.map((variant) => variant.range));
  const power = Math.max(...newest.map(({ kw }) => kw)) * HORSEPOWER_PER_KW;
  return [
    ...(price ? [[labels.price, price(Math.min(...newest.map((variant) => variant.price)))] as [string, string]] : []),
    [labels.power, `${number(Math.round(power))} ${horsepower}`],
    [labels.boot, `${number(model.trunk)} ${litres}`],
    ...(range > 0 ? [[labels.range, distance(range)] as [string, string]] : []),
  ];
}

/** `Land Rover` → `land-rover`, as addresses of the car list have it. */
export const segmentOf = (name: string): string => encodeURIComponent(listSegment(name));
