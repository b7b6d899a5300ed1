import { readCsv, readJson } from '../../lib/tables.ts';
import type { Drive, Fuel, Make, Model, Variant } from './model.ts';

/** A make as in `makes.json`. The engines of its models are in `variants.csv`. */
type MakeRow = Omit<Make, 'models'> & { readonly models: readonly Omit<Model, 'variants'>[] };

const COLUMNS = [
  ...(['make', 'model', 'text', 'fuel', 'kw', 'drive', 'gears'] as const),
  ...(['from', 'to', 'price', 'cc', 'battery', 'range', 'dc'] as const),
];

const rows = readCsv(new URL('./variants.csv', import.meta.url), COLUMNS);

/** Engines by make and model. */
const variants = Map.groupBy(rows, ({ make, model }) => `${make}/${model}`);

const variantOf = ({ text, fuel, drive, gears, ...numbers }: (typeof rows)[number]): Variant => ({
  text,
  fuel: fuel as Fuel,
  kw: Number(numbers.kw),
  drive: drive as Drive,
  gears: gears as Variant['gears'],
  from: Number(numbers.from),
  to: Number(numbers.to),
  price: Number(numbers.price),
  cc: Number(numbers.cc),
  battery: Number(numbers.battery),
  range: Number(numbers.range),
  dc: Number(numbers.dc),
});

/** Every make that a site may have in stock. */
export const MAKES: readonly Make[] = readJson<MakeRow[]>(new URL('./makes.json', import.meta.url)).map((make) => ({
  ...make,
  models: make.models.map((model) => ({
    ...model,
    variants: (variants.get(`${make.name}/${model.name}`) ?? []).map(variantOf),
  })),
}));

/** A model with one of its engines. */
export interface Choice {
  readonly make: Make;
  readonly model: Model;
  readonly variant: Variant;
}

export const CHOICES: readonly Choice[] = MAKES.flatMap((make) =>
  make.models.flatMap((model) => model.variants.map((variant) => ({ make, model, variant }))),
);
